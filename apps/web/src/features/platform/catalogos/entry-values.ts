/** Values of an entry's form; `datos` has only the fields of its list and level. */
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
