import type { NuevoVehiculo, VehiculoGuardado } from '@tuerca/contracts/garaje/schemas';
import { marcaCanonica, modeloCanonico, tipoDeModelo } from '@tuerca/contracts/garaje/marcas';
import { claveMotor } from '@tuerca/contracts/garaje/motor';
import { claveNombre } from '@tuerca/contracts/kernel/text';
import type { GarajeDoc, VehiculoDoc } from './garaje.schema';

/** The garage as its client sees it. */
export function toGaraje(doc: GarajeDoc | null): VehiculoGuardado[] {
  const elegido = doc?.elegido && String(doc.elegido);
  return (doc?.vehiculos ?? []).map(({ _id, clave: _clave, ...vehiculo }) => ({
    ...vehiculo,
    _id: String(_id),
    elegido: String(_id) === elegido,
  }));
}

/** A vehicle as it is stored: in the catalogue's spelling, of the catalogue's kind unless another was given. */
export function toVehiculoDoc({ marca, modelo, anio, motor, placa, tipo }: NuevoVehiculo): Omit<VehiculoDoc, '_id'> {
  const suya = marcaCanonica(marca);
  const clave = [claveNombre(marca), claveNombre(modelo), anio, claveMotor(motor)].join('|');
  return {
    clave,
    marca: suya,
    modelo: modeloCanonico(modelo, suya),
    anio,
    motor,
    placa,
    tipo: tipo ?? tipoDeModelo(modelo, suya),
  };
}
