import { register } from 'node:module';
register(new URL('./load-typescript.mjs', import.meta.url));
