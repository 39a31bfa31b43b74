import { DemoRepository } from '../src/demo/demo.repository';
import { DemoService } from '../src/demo/demo.service';
import { backupStories } from './demo/backup.e2e';
import { bookStories } from './demo/books.e2e';
import { peopleStories } from './demo/people.e2e';
import { siteStories } from './demo/site.e2e';
import { closeDemo, h, openDemo } from './demo/world';

describe('the demo data', () => {
  beforeAll(openDemo, 240_000);
  afterAll(closeDemo);

  siteStories();
  bookStories();
  peopleStories();
  backupStories();

  it('loads once, and wipes what an interrupted load left behind', async () => {
    const demo = h.app.get(DemoService, { strict: false });
    const repository = h.app.get(DemoRepository, { strict: false });
    const wipe = jest.spyOn(repository, 'wipe').mockRejectedValue(new Error('would wipe'));
    await demo.onApplicationBootstrap();
    expect(wipe).not.toHaveBeenCalled();
    await h.db
      .collection('carga_demo')
      .updateOne({}, { $set: { estado: 'cargando', pulso: new Date(Date.now() - 60_000) } });
    await expect(demo.onApplicationBootstrap()).rejects.toThrow('would wipe');
    expect(wipe).toHaveBeenCalledWith({ everything: false });
  });
});
