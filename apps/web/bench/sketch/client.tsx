import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { type SketchData, SketchPage } from './page';

const data = JSON.parse(document.querySelector('#data')!.textContent) as SketchData;
hydrateRoot(
  document.querySelector('#root')!,
  <CacheProvider value={createCache({ key: 'css' })}>
    <SketchPage data={data} />
  </CacheProvider>,
);
