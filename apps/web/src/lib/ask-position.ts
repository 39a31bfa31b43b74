import type { Point } from '@tuerca/contracts/venezuela/distance';

/** Longest wait for the device, and the age of a place that still counts, in milliseconds. */
const PATIENCE = 10_000;
const MAX_AGE = 600_000;

/** The device has no place to tell: it was forbidden (`denied`), or it does not know. */
export class NoPosition extends Error {
  constructor(readonly denied: boolean) {
    super('The device tells no position');
  }
}

/** Asks the device where it is, which asks the person; throws NoPosition. */
export const askPosition = (): Promise<Point> =>
  new Promise((resolve, reject) => {
    // Absent where the page is not served over HTTPS.
    const device = navigator.geolocation as Geolocation | undefined;
    if (!device) return reject(new NoPosition(false));
    device.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      ({ code, PERMISSION_DENIED }) => reject(new NoPosition(code === PERMISSION_DENIED)),
      { timeout: PATIENCE, maximumAge: MAX_AGE },
    );
  });
