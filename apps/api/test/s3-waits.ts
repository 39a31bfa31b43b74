import type { S3Server } from './s3-server';
import { until } from './until';

/** Resolves when the bucket answers nobody any more. */
export const idleBucket = (s3: S3Server): Promise<number> =>
  until(
    () => Promise.resolve(s3.waiting()),
    (count) => count === 0,
    10_000,
  );

/** Bytes that the bucket has sent, once it has sent some and then none for `still` milliseconds. */
export async function stillSent(s3: S3Server, still = 1500): Promise<number> {
  let [last, since] = [-1, Date.now()];
  return until(
    () => Promise.resolve(s3.sent()),
    (sent) => {
      if (sent !== last) [last, since] = [sent, Date.now()];
      return sent > 0 && Date.now() - since > still;
    },
  );
}
