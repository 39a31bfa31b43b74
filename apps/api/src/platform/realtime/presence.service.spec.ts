import type { Environment } from '../config/environment';
import { Bus } from './bus.service';
import { Presence } from './presence.service';

/** Two instances on one bus, and what each has told its listeners. */
function twoInstances() {
  const bus = new Bus({} as Environment);
  const start = () => {
    const presence = new Presence(bus);
    const told: string[] = [];
    presence.onChange((userId, isOnline) => told.push(`${userId} ${isOnline ? 'here' : 'gone'}`));
    presence.onApplicationBootstrap();
    return { presence, told };
  };
  return { bus, start, one: start(), other: start() };
}

describe('presence', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is known on every instance, and told once when a user comes and when she is gone', () => {
    const { one, other } = twoInstances();
    one.presence.arrived('ana');
    other.presence.arrived('ana');
    jest.advanceTimersByTime(100);
    for (const { presence } of [one, other]) expect([...presence.isOnline(['ana', 'luis'])]).toEqual(['ana']);
    one.presence.departed('ana');
    jest.advanceTimersByTime(20_000);
    for (const { presence } of [one, other]) expect(presence.isOnline(['ana']).size).toBe(1);
    other.presence.departed('ana');
    jest.advanceTimersByTime(20_000);
    for (const { presence, told } of [one, other]) {
      expect(presence.isOnline(['ana']).size).toBe(0);
      expect(told).toEqual(['ana here', 'ana gone']);
    }
  });

  it('does not tell of a page that reloads, though it comes back at the other instance', () => {
    const { one, other } = twoInstances();
    one.presence.arrived('ana');
    jest.advanceTimersByTime(100);
    one.presence.departed('ana');
    jest.advanceTimersByTime(3000);
    other.presence.arrived('ana');
    jest.advanceTimersByTime(60_000);
    for (const { told } of [one, other]) expect(told).toEqual(['ana here']);
  });

  it('tells a new instance who is there, and forgets the users of one that has died', () => {
    const { start, one, other } = twoInstances();
    one.presence.arrived('ana');
    other.presence.arrived('luis');
    jest.advanceTimersByTime(100);
    const late = start();
    expect([...late.presence.isOnline(['ana', 'luis'])]).toEqual(['ana', 'luis']);
    // Silent from now on, as a process that was killed.
    jest.spyOn(one.presence as unknown as { announceList(): void }, 'announceList').mockImplementation(() => undefined);
    jest.advanceTimersByTime(60_000);
    expect([...other.presence.isOnline(['ana', 'luis'])]).toEqual(['luis']);
    expect([...late.presence.isOnline(['ana', 'luis'])]).toEqual(['luis']);
    expect(late.told.sort()).toEqual(['ana gone', 'ana here', 'luis here']);
  });

  it('gives up the users of an instance that stops, after the grace, and mends what was missed', () => {
    const { bus, one, other } = twoInstances();
    one.presence.arrived('ana');
    // An announcement that never arrives.
    jest.spyOn(bus, 'publish').mockImplementationOnce(() => undefined);
    jest.advanceTimersByTime(100);
    expect(other.presence.isOnline(['ana']).size).toBe(0);
    jest.advanceTimersByTime(10_000);
    expect(other.presence.isOnline(['ana']).size).toBe(1);
    one.presence.beforeApplicationShutdown();
    expect(other.presence.isOnline(['ana']).size).toBe(1);
    jest.advanceTimersByTime(6000);
    expect(other.presence.isOnline(['ana']).size).toBe(0);
  });
});
