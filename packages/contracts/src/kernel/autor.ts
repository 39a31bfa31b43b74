import { z } from 'zod';

/** The person of a business who did something, shown to the business and to administrators; clients see the business. */
export const Autor = z.object({ id: z.string(), nombre: z.string() });
export type Autor = z.infer<typeof Autor>;
