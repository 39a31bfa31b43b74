import { subSchema } from './plain-schema';

/** Who of a business did it: account and name, as they were then. */
export const authorSchema = subSchema({ id: String, nombre: String });
