/** The page that lists appointments, by who reads them. */
const CITAS_PAGES = { client: '/cliente/servicio/mecanico', workshop: '/taller/citas' } as const;

/** The page of one appointment, as its client or its workshop opens it. */
export const citaPage = (role: keyof typeof CITAS_PAGES, id: string): string => `${CITAS_PAGES[role]}?cita=${id}`;
