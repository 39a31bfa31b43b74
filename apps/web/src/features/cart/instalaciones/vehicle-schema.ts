import { z } from 'zod';
import { VehiculoCitaInput } from '@tuerca/contracts/citas/citas/inputs';

/** The vehicle of an installation, as every appointment's is checked; `choice` is ours alone. */
export const VehicleSchema = z.object({ choice: z.string(), vehiculo: VehiculoCitaInput });
