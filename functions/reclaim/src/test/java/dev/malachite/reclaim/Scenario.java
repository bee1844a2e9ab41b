package dev.malachite.reclaim;

import dev.malachite.blob.model.BlobSettings;

/** Leaves residue of one kind behind, among things that live on. */
enum Scenario {
  EXPIRED_MESSAGES {
    @Override
    void play(Stage stage) {
      stage.queue("one");
      stage.message("one", "short", 60);
      stage.message("one", "x".repeat(3000), 60);
      stage.message("one", "stays", -1);
    }
  },
  DELETED_QUEUES {
    @Override
    void play(Stage stage) {
      stage.queue("one");
      stage.message("one", "y".repeat(3000), -1);
      stage.world().queue("ClearMessages", "/one/messages", "");
      stage.message("one", "after", -1);
      stage.queue("two");
      stage.message("two", "z", -1);
      stage.world().queue("DeleteQueue", "/two", "");
    }
  },
  TABLES {
    @Override
    void play(Stage stage) {
      stage.table("one");
      stage.entity("one", "a", 400_000);
      stage.entity("one", "a", 450_000);
      stage.entity("one", "b", 10);
      stage.table("two");
      stage.entity("two", "a", 400_000);
      stage.entity("two", "b", 10);
      stage.world().table("DeleteTable", "/Tables('two')", "");
    }
  },
  OVERWRITTEN_BLOBS {
    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.put("/box/a", 20_000, 1);
      String snapshot = stage.snapshot("/box/a");
      stage.put("/box/a", 30_000, 2);
      stage.put("/box/b", 20_000, 3);
      stage.snapshot("/box/b");
      stage.put("/box/b", 20_000, 4);
      stage.world().blob("DeleteBlob", "/box/a?snapshot=" + snapshot);
      stage.put("/box/c", 20_000, 5);
      stage.world().blob("DeleteBlob", "/box/c");
    }
  },
  STAGED_BLOCKS {
    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.block("/box/never", "aa", 10_000);
      stage.block("/box/never", "bb", 10_000);
      stage.block("/box/some", "aa", 10_000);
      stage.block("/box/some", "bb", 10_000);
      stage.blockList("/box/some", "aa");
      stage.block("/box/some", "cc", 10_000);
      stage.block("/box/some", "cc", 11_000);
    }
  },
  LONG_BLOCK_LISTS {
    @Override
    void play(Stage stage) {
      stage.container("box");
      String[] names = new String[40];
      for (int i = 0; i < names.length; i++) {
        names[i] = "%02d".formatted(i);
        stage.block("/box/a", names[i], 9_000);
      }
      stage.blockList("/box/a", names);
      stage.snapshot("/box/a");
      stage.blockList("/box/a", java.util.Arrays.copyOf(names, 30));
      stage.put("/box/a", 100, 1);
    }
  },
  APPENDED_BLOBS {
    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.world().blob("PutAppendBlob", "/box/a", "x-ms-blob-type", "AppendBlob");
      stage.append("/box/a", 20);
      String snapshot = stage.snapshot("/box/a");
      stage.append("/box/a", 20);
      stage.world().blob("PutAppendBlob", "/box/b", "x-ms-blob-type", "AppendBlob");
      stage.append("/box/b", 20);
      stage.world().blob("DeleteBlob", "/box/b");
      stage.world().blob("DeleteBlob", "/box/a?snapshot=" + snapshot);
    }
  },
  PAGE_BLOBS {
    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.pageBlob("/box/a", 1 << 20);
      stage.pages("/box/a", 0, 4096, 1);
      String snapshot = stage.snapshot("/box/a");
      stage.pages("/box/a", 512, 1024, 2);
      stage.pages("/box/a", 8192, 1024, 3);
      stage.world().blob("DeleteBlob", "/box/a?snapshot=" + snapshot);
      stage.snapshot("/box/a");
      stage.pages("/box/a", 0, 512, 4);
      stage.pageBlob("/box/b", 1 << 20);
      stage.pages("/box/b", 0, 4096, 5);
      stage.pageBlob("/box/b", 1 << 20);
      stage.pageBlob("/box/c", 1 << 20);
      stage.pages("/box/c", 0, 4096, 6);
      stage.world().blob("DeleteBlob", "/box/c");
    }
  },
  SOFT_DELETED_BLOBS {
    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.retain(2);
      stage.put("/box/a", 20_000, 1);
      stage.snapshot("/box/a");
      stage.world().blob("DeleteBlob", "/box/a", "x-ms-delete-snapshots", "include");
      stage.tick();
      stage.world().blob("UndeleteBlob", "/box/a?comp=undelete");
      stage.put("/box/b", 20_000, 2);
      stage.put("/box/b", 20_000, 3);
      stage.put("/box/c", 20_000, 4);
      stage.world().blob("DeleteBlob", "/box/c");
    }
  },
  EXPIRED_BLOBS {
    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.put("/box/a", 20_000, 1, "x-ms-tags", "k=v");
      stage.snapshot("/box/a");
      stage
          .world()
          .blob(
              "SetBlobExpiry",
              "/box/a?comp=expiry",
              "x-ms-expiry-option",
              "RelativeToNow",
              "x-ms-expiry-time",
              "60000");
      stage.put("/box/b", 20_000, 2, "x-ms-tags", "k=v");
    }
  },
  DELETED_CONTAINERS {
    @Override
    void play(Stage stage) {
      stage.container("live");
      stage.put("/live/a", 20_000, 1);
      stage.container("box");
      stage.put("/box/a", 20_000, 1, "x-ms-tags", "k=v");
      stage.put("/box/small", 10, 1);
      stage.snapshot("/box/a");
      stage.block("/box/b", "aa", 10_000);
      stage.pageBlob("/box/p", 1 << 20);
      stage.pages("/box/p", 0, 4096, 2);
      stage.put("/box/over", 20_000, 1);
      stage.put("/box/over", 20_000, 2);
      stage.world().blob("PutAppendBlob", "/box/app", "x-ms-blob-type", "AppendBlob");
      stage.append("/box/app", 20);
      stage.world().blob("DeleteContainer", "/box?restype=container");
    }
  },
  RENAMED_CONTAINERS {
    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.put("/box/a", 20_000, 1);
      stage.rename("box", "chest");
      stage.rename("chest", "crate");
      stage.container("old");
      stage.put("/old/a", 20_000, 2);
      stage.rename("old", "older");
      stage.world().blob("DeleteContainer", "/older?restype=container");
    }
  },
  RESTORABLE_CONTAINERS {
    @Override
    BlobSettings settings() {
      return new BlobSettings(false, 3);
    }

    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.put("/box/a", 20_000, 1);
      stage.world().blob("DeleteContainer", "/box?restype=container");
      stage.container("back");
      stage.put("/back/a", 20_000, 2);
      stage.world().blob("DeleteContainer", "/back?restype=container");
      stage.restore("back");
    }
  },
  ORPHANS {
    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.put("/box/a", 20_000, 1);
      stage.orphan("blob/" + World.ACCOUNT + "/box", "a");
      stage.orphan("blob/" + World.ACCOUNT + "/gone", "b");
      stage.pageBlob("/box/p", 1 << 20);
      stage.pages("/box/p", 0, 512, 1);
      stage.orphanPages();
      stage.table("one");
      stage.entity("one", "a", 400_000);
    }
  },
  ABANDONED_COPIES {
    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.container("dead");
      stage.put("/box/a", 20_000, 1);
      stage.pendingCopy("/box/target");
      stage.pendingCopy("/dead/target");
      stage.world().blob("DeleteContainer", "/dead?restype=container");
    }
  },
  FILES {
    @Override
    void play(Stage stage) {
      stage.share("one");
      stage.file("/one/a", 8192);
      stage.range("/one/a", 0, 4096, 1);
      stage.file("/one/a", 8192);
      stage.range("/one/a", 0, 512, 2);
      stage.range("/one/a", 0, 512, 3);
      stage.file("/one/b", 8192);
      stage.range("/one/b", 0, 4096, 4);
      stage.world().file("DeleteFile", "/one/b");
      stage.file("/one/held", 8192);
      stage.range("/one/held", 0, 4096, 5);
      stage.open("one", "held", true);
      stage.open("one", "a", false);
    }
  },
  SHARE_SNAPSHOTS {
    @Override
    void play(Stage stage) {
      stage.share("one");
      stage.file("/one/a", 8192);
      stage.range("/one/a", 0, 4096, 1);
      stage.file("/one/b", 8192);
      stage.range("/one/b", 0, 4096, 2);
      String first = stage.shareSnapshot("one");
      stage.range("/one/a", 0, 512, 3);
      stage.world().file("DeleteFile", "/one/b");
      stage.shareSnapshot("one");
      stage.range("/one/a", 512, 512, 4);
      stage.world().file("DeleteShare", "/one?restype=share&sharesnapshot=" + first);
    }
  },
  DELETED_SHARES {
    @Override
    void play(Stage stage) {
      stage.share("one");
      stage.file("/one/a", 8192);
      stage.range("/one/a", 0, 4096, 1);
      stage.shareSnapshot("one");
      stage.range("/one/a", 0, 512, 2);
      stage.world().file("DeleteShare", "/one?restype=share", "x-ms-delete-snapshots", "include");
    }
  },
  LEASES {
    @Override
    void play(Stage stage) {
      stage.container("box");
      stage.put("/box/a", 100, 1);
      stage.lease("AcquireBlobLease", "/box/a?comp=lease");
      stage.lease("AcquireContainerLease", "/box?comp=lease&restype=container");
    }
  };

  abstract void play(Stage stage);

  BlobSettings settings() {
    return BlobSettings.DEFAULT;
  }
}
