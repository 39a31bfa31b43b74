import { z } from 'zod';
import { bancos } from './bancos';

/** Code of a bank that can be chosen. */
export const CodigoBanco = z
  .string()
  .refine((codigo) => bancos().some((banco) => banco.codigo === codigo), 'Selecciona el banco emisor');
