import { Injectable } from '@nestjs/common';
import { SharedRedis } from './shared-redis.service';

/** A written count is void this long after, in milliseconds: instances write more often than that. */
const LIFETIME = 3_600_000;
const WRITE_PERIOD = LIFETIME / 4;

/** KEYS: of the thing that is counted. ARGV: lifetime, limit, own id, own count with the new one, ids of the other instances. */
const TAKE = `
local others = 0
for i = 5, #ARGV do others = others + (tonumber(redis.call('HGET', KEYS[1], ARGV[i])) or 0) end
if others + tonumber(ARGV[4]) > tonumber(ARGV[2]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[3], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return 1`;

const redisKey = (name: string) => `tuerca:open:${name}`;

/**
 * Things that are open at once (sockets of an address, of an account), limited over all instances: each writes how many it
 * holds, and adds up what those that live have written, so that one that died leaves nothing to clean up. While Redis is away:
 * its own, at the limit divided by the instances last seen.
 */
@Injectable()
export class SharedSlots {
  private readonly own = new Map<string, number>();

  constructor(private readonly redis: SharedRedis) {
    if (!redis.client) return;
    // Redis may have come back empty.
    redis.client.on('ready', () => this.writeAll());
    setInterval(() => this.writeAll(), WRITE_PERIOD).unref();
  }

  /** Takes one of `max`; the way to give it back, or undefined when there is none left. One round trip with Redis. */
  async take(name: string, max: number): Promise<(() => void) | undefined> {
    this.add(name, 1);
    if (!(await this.isWithin(name, max))) return void this.add(name, -1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.add(name, -1);
      this.write(name);
    };
  }

  private async isWithin(name: string, max: number): Promise<boolean> {
    const { client, bus } = this.redis;
    const count = this.own.get(name)!;
    if (!client) return count <= max;
    const [own, ...others] = bus.instances.ids;
    try {
      return (await client.eval(TAKE, 1, redisKey(name), LIFETIME, max, own!, count, ...others)) === 1;
    } catch {
      return count <= this.redis.shareOf(max);
    }
  }

  private add(name: string, change: 1 | -1): void {
    const count = (this.own.get(name) ?? 0) + change;
    if (count > 0) this.own.set(name, count);
    else this.own.delete(name);
  }

  private write(name: string): void {
    const { client, bus } = this.redis;
    if (client?.status !== 'ready') return;
    const [own] = bus.instances.ids;
    const count = this.own.get(name);
    const key = redisKey(name);
    // One that is lost is written anew with the others.
    const written = count
      ? client.multi().hset(key, own!, count).pexpire(key, LIFETIME).exec()
      : client.hdel(key, own!);
    written.catch(() => undefined);
  }

  private writeAll(): void {
    for (const name of this.own.keys()) this.write(name);
  }
}
