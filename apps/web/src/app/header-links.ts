import { paths } from '@/lib/paths';

/** The places of the header, in order. */
export const HEADER_LINKS = [
  { to: paths.home(), label: 'Inicio' },
  { to: paths.catalogue(), label: 'Productos' },
  { to: paths.workshops(), label: 'Talleres' },
  { to: paths.stores(), label: 'Tiendas' },
  { to: paths.services(), label: 'Servicios' },
  { to: paths.glossary(), label: 'Glosario' },
] as const;
