import { HEALTHY_MS, MAX_REVIVALS, Revivals } from './revivals';

it('an engine that dies again and again is left alone', () => {
  const revivals = new Revivals(() => 1000);
  const attempts = Array.from({ length: MAX_REVIVALS + 2 }, () => revivals.crashed().attempt);
  expect(attempts).toEqual([1, 2, 3, 4, 5, null, null]);
});

it('an engine that ran for minutes in between is started again, however often it died in its life', () => {
  let now = 0;
  const revivals = new Revivals(() => now);
  for (let crash = 0; crash < 3 * MAX_REVIVALS; crash++) {
    now += HEALTHY_MS;
    expect(revivals.crashed()).toEqual({ attempt: 1, wasHealthy: true });
  }
});

it('healthy minutes end a row of crashes that was almost too long', () => {
  let now = 0;
  const revivals = new Revivals(() => now);
  for (let crash = 0; crash < MAX_REVIVALS; crash++) revivals.crashed();
  now += HEALTHY_MS;
  expect(revivals.crashed().attempt).toBe(1);
  now += HEALTHY_MS - 1;
  expect(revivals.crashed().attempt).toBe(2);
});
