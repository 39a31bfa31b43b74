import { ageOn } from '@tuerca/contracts/venezuela/caracas';
import { formatCedula, formatTelefono, normalizeRif, normalizeTelefono } from '@tuerca/contracts/venezuela/identidad';
import { fechaLarga } from '../../lib/format';
import { horarioLines } from './hours-lines';
import type { DatosRegistro, Tipo } from './registration-types';
import { nombrePaso, PASOS } from './steps';

export interface Bloque {
  titulo: string;
  /** Index of the step that asks for it; null where nothing can be changed yet. */
  paso: number | null;
  filas: [string, string][];
  nota?: string;
}

const telefono = (texto: string) => formatTelefono(normalizeTelefono(texto) ?? texto);

function negocio(tipo: Tipo, { store, workshop }: DatosRegistro): [string, string][] {
  if (tipo === 'store')
    return [
      ['Nombre de la tienda', store.nombreTienda],
      ['Descripción', store.descripcionTienda],
      ['Categorías', store.categorias.join(', ')],
    ];
  return [
    ['Nombre del taller', workshop.nombreTaller],
    ['Descripción', workshop.descripcionTaller],
    ['Especialidades', workshop.especialidades.join(', ')],
    ['Tipos de vehículo', workshop.tiposVehiculos.join(', ')],
  ];
}

/** Everything that will be sent, by the step that asked for it; the password only as dots. */
export function summaryBlocks(tipo: Tipo, datos: DatosRegistro): Bloque[] {
  const { nombre, email, direccion } = datos;
  const documento: [string, string][] =
    tipo === 'client'
      ? [
          ['Cédula', formatCedula(datos.cedula)],
          [
            'Fecha de nacimiento',
            `${fechaLarga(datos.fechaNacimiento)} (${ageOn(datos.fechaNacimiento, new Date())} años)`,
          ],
        ]
      : [['RIF', normalizeRif(datos[tipo].rif) ?? datos[tipo].rif]];
  const bloques: Bloque[] = [
    {
      titulo: nombrePaso(tipo, 'persona'),
      paso: 0,
      filas: [
        ['Nombre', nombre.trim()],
        ['Correo electrónico', email.trim()],
        ['Contraseña', '••••••••'],
        ['Teléfono', telefono(datos.telefono)],
        ...documento,
      ],
    },
    {
      titulo: nombrePaso(tipo, 'direccion'),
      paso: 1,
      filas: [
        ['Estado', direccion.estado],
        ['Ciudad', direccion.ciudad],
        ['Código postal', direccion.codigoPostal],
        ['País', 'Venezuela'],
      ],
    },
  ];
  if (tipo === 'client') return bloques;
  return [
    ...bloques,
    { titulo: nombrePaso(tipo, 'negocio'), paso: PASOS[tipo].indexOf('negocio'), filas: negocio(tipo, datos) },
    {
      titulo: 'Horario',
      paso: null,
      filas: horarioLines(),
      nota: 'Empiezas con este horario. Podrás cambiarlo desde tu panel.',
    },
  ];
}
