import type { Migration } from './migration';
import { renameField } from './steps';

/** The specification calls the secret of an account `password`; its hash was stored as `clave`. */
export const userPassword: Migration = {
  id: 1,
  name: 'user-password',
  up: (db) => renameField(db, 'usuarios', 'clave', 'password'),
};
