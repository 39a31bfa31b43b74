import { subSchema } from './plain-schema';

/** Member of a business who did it: account and name, as they were then. */
export const authorSchema = subSchema({ id: String, nombre: String });
