/** What the form of an entry holds; of `datos` only what its list and level have. */
export interface EntryValues {
  nombre: string;
  codigo?: string;
  motivo: string;
  datos: Partial<{
    subtitulo: string;
    anioDesde: number | null;
    anioHasta: number | null;
    tipo: string;
    publica: string;
    nombreLargo: string;
    emisorHabitual: boolean;
    estado: string;
    ciudad: string;
    direccion: string;
    telefono: string;
    horario: string;
  }>;
}
