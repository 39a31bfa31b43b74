import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { NuevoVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { NuevoRegistro } from '@tuerca/contracts/citas/hojas/inputs';
import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { GarajeService } from '../auth/garaje/garaje.service';
import { HojasService } from '../citas/hojas/hojas.service';
import { RegistrosService } from '../citas/hojas/registros.service';
import type { CurrentUser } from '../platform/common/current-user';
import type { DemoAccountIds } from './demo-accounts.service';
import { mileageOn, vehicleOf } from './demo-citas-plan';

type Entry = Omit<z.input<typeof NuevoRegistro>, 'fecha' | 'garantiaHasta'>;

/** Entries of the first client about the time before Tuerca: days from today, the entry, days of its warranty. */
const ENTRIES: readonly [number, Entry, number?][] = [
  [-640, { tipo: 'trabajo', descripcion: 'Correa de tiempo y bomba de agua', lugar: 'Multiservicios Hermanos Peña' }],
  [-410, { tipo: 'repuesto', descripcion: 'Cuatro cauchos 195/65 R15', lugar: 'Cauchera La Bandera' }, 730],
  [-260, { tipo: 'trabajo', descripcion: 'Pintura del parachoques delantero', nota: 'Me chocaron estacionada.' }],
  [-1, { tipo: 'kilometraje' }],
];

/** The vehicles of the documented clients, and what they wrote into their records. */
@Injectable()
export class DemoHojas {
  constructor(
    private readonly garaje: GarajeService,
    private readonly hojas: HojasService,
    private readonly registros: RegistrosService,
  ) {}

  async load({ clientes }: DemoAccountIds, now: Date): Promise<void> {
    const today = caracasDate(now);
    for (const [client, id] of [...clientes.values()].slice(0, 2).entries()) {
      const user: CurrentUser = { id, role: 'client', sid: '' };
      if (client === 0)
        await this.garaje.add(user, NuevoVehiculo.parse({ marca: 'Chevrolet', modelo: 'Aveo', anio: 2008 }));
      const { color: _color, ...vehicle } = vehicleOf(client);
      const { data: garage } = await this.garaje.add(user, NuevoVehiculo.parse({ ...vehicle, motor: '1.8' }));
      const vehiculoId = garage[0]!._id;
      if (client === 0) await this.fill(user, vehiculoId, today);
    }
  }

  private async fill(user: CurrentUser, vehiculoId: string, today: string): Promise<void> {
    for (const [days, entry, warranty] of ENTRIES) {
      const fecha = addDays(today, days);
      const kilometraje = mileageOn(0, days);
      const garantiaHasta = warranty ? addDays(fecha, warranty) : null;
      const registro = NuevoRegistro.parse({ ...entry, fecha, kilometraje, garantiaHasta, confirmaKilometraje: true });
      await this.registros.add(user, vehiculoId, registro);
    }
    const { sinAsignar } = await this.hojas.get(user, vehiculoId);
    const oldest = sinAsignar.filter(({ tipo }) => tipo === 'repuesto').slice(-2);
    for (const { origen } of oldest) await this.hojas.assign(user, vehiculoId, { origen, vehiculoId });
  }
}
