import { useCallback, useReducer, useRef } from 'react';
import { readDraft, writeDraft } from './draft';
import { DATOS_VACIOS, type DatosRegistro, type ErrorCampo, type Tipo } from './registration-types';
import { PASOS, pasoDe } from './steps';

export interface EstadoRegistro {
  tipo: Tipo | null;
  /** Index in PASOS[tipo]. */
  paso: number;
  datos: DatosRegistro;
  /** The server's sentences for fields of the step on screen. */
  errores: ErrorCampo[];
  /** A step opened from the summary leads back to it. */
  editando: boolean;
  /** Typed before a reload: the password has to be typed again. */
  recuperado: boolean;
}

type Accion =
  | { type: 'elegir'; tipo: Tipo }
  | { type: 'cerrar'; datos: DatosRegistro }
  | { type: 'avanzar'; datos: DatosRegistro }
  | { type: 'volver'; datos: DatosRegistro }
  | { type: 'editar'; paso: number }
  | { type: 'corregir'; errores: ErrorCampo[] };

const nuevo = { paso: 0, errores: [], editando: false, recuperado: false };

function reduce(estado: EstadoRegistro, accion: Accion): EstadoRegistro {
  const pasos = estado.tipo ? PASOS[estado.tipo] : [];
  switch (accion.type) {
    case 'elegir':
      return { ...estado, ...nuevo, tipo: accion.tipo };
    case 'cerrar':
      return { ...estado, ...nuevo, tipo: null, datos: accion.datos };
    case 'avanzar':
      return {
        ...estado,
        datos: accion.datos,
        errores: [],
        editando: false,
        recuperado: false,
        paso: estado.editando ? pasos.length - 1 : Math.min(estado.paso + 1, pasos.length - 1),
      };
    case 'volver':
      return { ...estado, datos: accion.datos, errores: [], editando: false, paso: Math.max(0, estado.paso - 1) };
    case 'editar':
      return { ...estado, errores: [], editando: true, paso: accion.paso };
    case 'corregir': {
      // A refused type sends back to the choice, a refused field to the first step that asks for one.
      if (accion.errores.some(({ campo }) => campo === 'role')) return { ...estado, ...nuevo, tipo: null };
      const indices = accion.errores.map(({ campo }) => pasos.indexOf(pasoDe(campo))).filter((i) => i >= 0);
      return indices.length
        ? { ...estado, errores: accion.errores, editando: true, paso: Math.min(...indices) }
        : estado;
    }
  }
}

function start(): EstadoRegistro {
  const draft = readDraft();
  return { ...nuevo, tipo: draft?.tipo ?? null, datos: draft?.datos ?? DATOS_VACIOS, recuperado: !!draft?.tipo };
}

/** The wizard: which type, which step, what was typed. Everything but the password survives a reload of the tab. */
export function useRegistro() {
  const [estado, dispatch] = useReducer(reduce, undefined, start);
  const { tipo } = estado;
  const typed = useRef(estado.datos);
  /** Called with every change of the open step. */
  const keep = useCallback(
    (datos: DatosRegistro) => {
      typed.current = datos;
      writeDraft(tipo, datos);
    },
    [tipo],
  );
  const elegir = (elegido: Tipo) => {
    writeDraft(elegido, estado.datos);
    dispatch({ type: 'elegir', tipo: elegido });
  };
  /** Back to the choice of type; what was typed waits there for the next choice. */
  const cerrar = () => {
    writeDraft(null, typed.current);
    dispatch({ type: 'cerrar', datos: typed.current });
  };
  return { estado, dispatch, keep, elegir, cerrar };
}
