package dev.malachite.protocol.xml;

import java.util.Optional;

/** What the file service says about SMB; kept and repeated, nothing here speaks SMB. */
public record SmbSettings(Optional<Boolean> multichannel, Optional<Boolean> encryptionRequired) {
  public static final SmbSettings NONE = new SmbSettings(Optional.empty(), Optional.empty());

  static SmbSettings read(XmlElement protocols) {
    Optional<XmlElement> smb = protocols.child("SMB").or(() -> protocols.child("Smb"));
    return new SmbSettings(
        smb.flatMap(each -> each.child("Multichannel")).flatMap(each -> each.flagOf("Enabled")),
        smb.flatMap(each -> each.child("EncryptionInTransit"))
            .flatMap(each -> each.flagOf("Required")));
  }

  void write(XmlWriter writer) {
    writer.open("ProtocolSettings").open("SMB");
    multichannel.ifPresent(flag -> writer.open("Multichannel").text("Enabled", flag).close());
    encryptionRequired.ifPresent(
        flag -> writer.open("EncryptionInTransit").text("Required", flag).close());
    writer.close().close();
  }
}
