import type { Environment } from '../config/environment';
import { Bus } from './bus.service';
import { QuietPeriods } from './quiet-periods.service';
import { SharedRedis } from './shared-redis.service';

describe('quiet periods', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function start() {
    const bus = new Bus({} as Environment);
    return { bus, quietPeriods: new QuietPeriods(bus, new SharedRedis({} as Environment, bus)) };
  }

  it('is counted from what was told last to a business or to who acts for it, and from the start where nothing was', () => {
    const { quietPeriods } = start();
    jest.advanceTimersByTime(60_000);
    quietPeriods.interrupt(['tienda', 'ana']);
    jest.advanceTimersByTime(10_000);
    quietPeriods.interrupt(['vendedora']);
    jest.advanceTimersByTime(5_000);
    expect(quietPeriods.msOf(['tienda', 'vendedora'])).toBe(5_000);
    expect(quietPeriods.msOf(['tienda', 'almacenista'])).toBe(15_000);
    expect(quietPeriods.msOf(['luis'])).toBe(75_000);
  });

  it('begins anew when announcements of other instances were lost', () => {
    const { bus, quietPeriods } = start();
    jest.advanceTimersByTime(600_000);
    bus.publish('bus.recovery', {});
    jest.advanceTimersByTime(1_100);
    expect(quietPeriods.msOf(['ana'])).toBe(1_000);
  });

  it('is nobody while those announcements may be missing', () => {
    const { bus, quietPeriods } = start();
    jest.advanceTimersByTime(600_000);
    jest.spyOn(bus, 'isConnected', 'get').mockReturnValue(false);
    expect(quietPeriods.msOf(['ana'])).toBe(0);
  });

  it('remembers for five minutes, so that a busy day costs no memory', () => {
    const { quietPeriods } = start();
    quietPeriods.interrupt(Array.from({ length: 1000 }, (_, index) => `client-${index}`));
    jest.advanceTimersByTime(300_000);
    quietPeriods.interrupt(['ana']);
    expect((quietPeriods as unknown as { told: Map<string, number> }).told.size).toBe(1);
    expect(quietPeriods.msOf(['client-1'])).toBe(300_000);
  });
});
