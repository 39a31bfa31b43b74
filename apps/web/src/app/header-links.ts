import { paths } from '../lib/paths';

/** The places of the header, in order. */
export const HEADER_LINKS = [
  { to: paths.inicio(), label: 'Inicio' },
  { to: paths.productos(), label: 'Productos' },
  { to: paths.talleres(), label: 'Talleres' },
  { to: paths.tiendas(), label: 'Tiendas' },
  { to: paths.servicios(), label: 'Servicios' },
  { to: paths.glosario(), label: 'Glosario' },
] as const;
