package dev.malachite.proof.world;

import java.util.SplittableRandom;

/**
 * How often what goes wrong, in a thousand store calls.
 *
 * @param failBefore the call never arrives
 * @param loseAnswer it takes effect and then times out
 * @param arriveLate it times out and takes effect at some later call of anybody
 * @param throttle it is refused
 * @param stall time passes before or after it, enough for leases and visibilities to end
 * @param die the process ends before or after it
 * @param tear a read sees its items at different instants
 */
public record Weather(
    int failBefore, int loseAnswer, int arriveLate, int throttle, int stall, int die, int tear) {
  /** Nothing goes wrong. */
  public static final Weather CALM = new Weather(0, 0, 0, 0, 0, 0, 0);

  /** Some kinds of trouble, each rare or frequent or absent. */
  public static Weather drawn(SplittableRandom random) {
    return new Weather(
        often(random),
        often(random),
        often(random),
        often(random),
        often(random),
        often(random) / 4,
        often(random) * 4);
  }

  /** The same, but every read is of one instant. */
  public Weather withoutTears() {
    return new Weather(failBefore, loseAnswer, arriveLate, throttle, stall, die, 0);
  }

  private static int often(SplittableRandom random) {
    int[] choices = {0, 0, 20, 60, 150};
    return choices[random.nextInt(choices.length)];
  }
}
