import { resolve } from 'node:path';
import { adminDialogs } from '../support/admin-dialogs';
import { adminScreens } from '../support/admin-screens';
import { clientScreens } from '../support/client-screens';
import { ADMIN, TALLER, TIENDA } from '../support/people';
import { scenery, type Screen } from '../support/screens';
import type { Shopper } from '../support/shopper';
import { storeScreens } from '../support/store-screens';
import { test } from '../support/test';
import { doorScreens, partScreens, placeScreens } from '../support/visitor-screens';
import { bookingScreens, workshopScreens } from '../support/workshop-screens';

const FOLDER = resolve(__dirname, '../../../reports/tour');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function takePictures(shopper: Shopper, screens: Screen[], look: string): Promise<void> {
  for (const { name, show } of screens) {
    await show(shopper);
    // Pictures below the fold come when they are scrolled to.
    await shopper.page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    // A dialog belongs to the window, not to the page behind it.
    const fullPage = (await shopper.page.getByRole('dialog').count()) === 0;
    await shopper.page.screenshot({ path: resolve(FOLDER, `${name}-${look}.png`), fullPage });
  }
}

// Not a test: pictures of every screen, for the team to look at. E2E_TOUR=1 npx playwright test tour
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 768, 1280])
    test.describe(`@tour ${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('what a visitor sees', async ({ shopper, shop, api }) => {
        test.setTimeout(300_000);
        const scene = await scenery(shop, api);
        await takePictures(
          shopper,
          [...placeScreens(scene), ...partScreens(scene), ...doorScreens()],
          `${width}-${colorScheme}`,
        );
      });

      test('what a client sees', async ({ shopper, shop, api, client }) => {
        test.setTimeout(300_000);
        await shopper.signsIn(client);
        const scene = await scenery(shop, api);
        await takePictures(
          shopper,
          [...bookingScreens(scene.service._id), ...clientScreens(scene, { shop, api, client })],
          `${width}-${colorScheme}`,
        );
      });

      test('what a workshop sees', async ({ shopper }) => {
        test.setTimeout(300_000);
        await shopper.signsIn(TALLER);
        await takePictures(shopper, workshopScreens(), `${width}-${colorScheme}`);
      });

      test('what a store sees', async ({ shopper }) => {
        test.setTimeout(300_000);
        await shopper.signsIn(TIENDA);
        await takePictures(shopper, storeScreens(), `${width}-${colorScheme}`);
      });

      test('what an administrator sees', async ({ shopper }) => {
        test.setTimeout(600_000);
        await shopper.signsIn(ADMIN);
        await takePictures(shopper, [...adminScreens(), ...adminDialogs()], `${width}-${colorScheme}`);
      });
    });
