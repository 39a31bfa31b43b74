import type { Environment } from '../config/environment';
import { Bus } from './bus.service';
import { Quiet } from './quiet.service';

describe('quiet', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function start() {
    const bus = new Bus({} as Environment);
    return { bus, quiet: new Quiet(bus) };
  }

  it('is counted from what was told last to a business or to who acts for it, and from the start where nothing was', () => {
    const { quiet } = start();
    vi.advanceTimersByTime(60_000);
    quiet.note(['tienda', 'ana']);
    vi.advanceTimersByTime(10_000);
    quiet.note(['vendedora']);
    vi.advanceTimersByTime(5_000);
    expect(quiet.forHowLong(['tienda', 'vendedora'])).toBe(5_000);
    expect(quiet.forHowLong(['tienda', 'almacenista'])).toBe(15_000);
    expect(quiet.forHowLong(['luis'])).toBe(75_000);
  });

  it('begins anew when announcements of other instances were lost', () => {
    const { bus, quiet } = start();
    vi.advanceTimersByTime(600_000);
    bus.publish('bus.recovery', {});
    vi.advanceTimersByTime(1_100);
    expect(quiet.forHowLong(['ana'])).toBe(1_000);
  });

  it('is nobody while those announcements may be missing', () => {
    const { bus, quiet } = start();
    vi.advanceTimersByTime(600_000);
    vi.spyOn(bus, 'isConnected', 'get').mockReturnValue(false);
    expect(quiet.forHowLong(['ana'])).toBe(0);
  });

  it('remembers for five minutes, so that a busy day costs no memory', () => {
    const { quiet } = start();
    quiet.note(Array.from({ length: 1000 }, (_, index) => `client-${index}`));
    vi.advanceTimersByTime(300_000);
    quiet.note(['ana']);
    expect((quiet as unknown as { told: Map<string, number> }).told.size).toBe(1);
    expect(quiet.forHowLong(['client-1'])).toBe(300_000);
  });
});
