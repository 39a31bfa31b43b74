/** The account types that somebody can choose for herself. */
export type Tipo = 'client' | 'store' | 'workshop';

/** Everything that the wizard asks, under the names that the API gives it; `confirmacion` stays in the browser. */
export interface DatosRegistro {
  nombre: string;
  email: string;
  password: string;
  confirmacion: string;
  telefono: string;
  cedula: string;
  fechaNacimiento: string;
  direccion: { ciudad: string; estado: string; codigoPostal: string };
  store: { nombreTienda: string; descripcionTienda: string; categorias: string[]; rif: string };
  workshop: {
    nombreTaller: string;
    descripcionTaller: string;
    especialidades: string[];
    tiposVehiculos: string[];
    rif: string;
  };
}

/** A sentence that belongs to a field, by the field's path ('store.rif'). */
export interface ErrorCampo {
  campo: string;
  mensaje: string;
}

export const DATOS_VACIOS: DatosRegistro = {
  nombre: '',
  email: '',
  password: '',
  confirmacion: '',
  telefono: '',
  cedula: '',
  fechaNacimiento: '',
  direccion: { ciudad: '', estado: '', codigoPostal: '' },
  store: { nombreTienda: '', descripcionTienda: '', categorias: [], rif: '' },
  workshop: { nombreTaller: '', descripcionTaller: '', especialidades: [], tiposVehiculos: [], rif: '' },
};
