import { tuerca } from './packages/tooling/eslint/base.mjs';

export default tuerca;
