import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { type SketchData, SketchPage } from './page';

/** The page's markup and the style elements that it needs. */
export function render(data: SketchData): { markup: string; styles: string } {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const markup = renderToString(
    <CacheProvider value={cache}>
      <SketchPage data={data} />
    </CacheProvider>,
  );
  return { markup, styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(markup)) };
}
