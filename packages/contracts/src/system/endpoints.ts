import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { CONFIG_CATEGORIES, PublicConfig, ConfigEntry, nameParams } from './schemas';

/** Rate, tariffs and the rest of the configuration. */
export const system = {
  public: endpoint({
    method: 'GET',
    path: '/api/system/public',
    access: 'public',
    summary: 'The rate, the payment recipient and the tariffs',
    response: PublicConfig,
  }),
  config: endpoint({
    method: 'GET',
    path: '/api/system/config',
    access: ['admin'],
    summary: 'All entries, or one category',
    query: z.object({ categoria: z.enum(CONFIG_CATEGORIES).optional() }),
    response: z.array(ConfigEntry),
  }),
  configOne: endpoint({
    method: 'GET',
    path: '/api/system/config/:name',
    access: ['admin'],
    summary: 'One entry',
    params: nameParams,
    response: ConfigEntry,
    errors: ['CONFIG_NO_ENCONTRADA'],
  }),
  setConfig: endpoint({
    method: 'PUT',
    path: '/api/system/config/:name',
    access: ['admin'],
    summary: 'Change one entry; the rate refuses jumps over 15 % unless `confirmar`',
    params: nameParams,
    body: z.object({
      valor: z.union([z.number(), z.boolean(), z.string().trim().max(200)]),
      descripcion: z.string().trim().max(300).optional(),
      fechaValor: z.iso.date().optional(),
      confirmar: z.boolean().optional(),
    }),
    response: ConfigEntry,
    errors: ['CONFIG_NO_ENCONTRADA', 'TASA_SALTO'],
  }),
};
