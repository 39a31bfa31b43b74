import { mintUser } from './actors';
import { book, booking, change, openGarage } from './appointments';
import { type CommandCount, countCommands, fewest, monitored } from './command-count';
import { freshDatabase, type Harness, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp({ MONGODB_URI: monitored(freshDatabase()), BARRIDO_MS: '600000' });
});
afterAll(() => h.close());

describe('what an appointment costs the database', () => {
  it('is thirteen commands in three writes for a booking, and seven in one for its cancellation', async () => {
    const garage = await openGarage(h);
    const service = await garage.offer();
    const ana = await mintUser(h, 'client');
    const measure = async (hora: string): Promise<[CommandCount, CommandCount]> => {
      const booked = countCommands(h);
      const { status, body } = await book(h.base, ana, booking(garage, service, { hora }), `cost-${hora}`);
      expect(status).toBe(201);
      const cost = booked.stop();
      const cancelled = countCommands(h);
      await change(h.base, ana, body.data._id, 'cancel', { razonCancelacion: 'Viajo' });
      return [cost, cancelled.stop()];
    };
    await measure('09:00');
    const runs = [await measure('10:00'), await measure('11:00'), await measure('13:00')];
    const booked = fewest(...runs.map(([one]) => one));
    const cancelled = fewest(...runs.map(([, one]) => one));
    // The idempotency key before and after, and one transaction that reads nothing: the rules that it rests on, appointment, notice.
    expect(booked.writeTransactions).toBe(3);
    expect(booked.names.filter((name) => name.startsWith('·'))).toEqual([
      '·update',
      '·insert',
      '·insert',
      '·commitTransaction',
    ]);
    expect(booked.commands).toBeLessThanOrEqual(13);
    expect(cancelled.writeTransactions).toBe(1);
    // One of them closes what was proposed for it, one follows it with the labour that is paid of it.
    expect(cancelled.commands).toBeLessThanOrEqual(7);
  });
});
