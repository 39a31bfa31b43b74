import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { ProductoSummary } from '../products/schemas';

/** A favourite as the screens read it; `productoId` repeats the product's id. */
export const Favorito = z.object({ _id: Id, productoId: Id, producto: ProductoSummary });
