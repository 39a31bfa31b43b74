/** The account types that somebody can choose for herself. */
export type AccountType = 'client' | 'store' | 'workshop';

/** Everything that the wizard asks, under the names that the API gives it; `confirmation` stays in the browser. */
export interface RegistrationValues {
  nombre: string;
  email: string;
  password: string;
  confirmation: string;
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
export interface FieldProblem {
  campo: string;
  mensaje: string;
}

export const EMPTY_VALUES: RegistrationValues = {
  nombre: '',
  email: '',
  password: '',
  confirmation: '',
  telefono: '',
  cedula: '',
  fechaNacimiento: '',
  direccion: { ciudad: '', estado: '', codigoPostal: '' },
  store: { nombreTienda: '', descripcionTienda: '', categorias: [], rif: '' },
  workshop: { nombreTaller: '', descripcionTaller: '', especialidades: [], tiposVehiculos: [], rif: '' },
};
