import type { VehiculoGaraje } from '@/entities/auth/garaje/stored-garage';
import type { VehicleValues } from './typed-vehicle';

/** The vehicle's fields as a garage's vehicle fills them; this year's for one that is typed. */
export const vehicleValues = (vehiculo: VehiculoGaraje | null): VehicleValues['vehiculo'] => ({
  marca: vehiculo?.marca ?? '',
  modelo: vehiculo?.modelo ?? '',
  anio: String(vehiculo?.anio ?? new Date().getFullYear()),
  placa: vehiculo?.placa ?? '',
});
