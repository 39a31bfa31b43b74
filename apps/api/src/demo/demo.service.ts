import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../platform/common/clock';
import { Environment } from '../platform/config/environment';
import { DemoRepository } from './demo.repository';
import { DemoAccounts } from './demo-accounts.service';
import { DemoCampaigns } from './demo-campaigns.service';
import { DemoCatalogos } from './demo-catalogos.service';
import { DemoCatalogue } from './demo-catalogue.service';
import { DemoChats } from './demo-chats.service';
import { DemoCitas } from './demo-citas.service';
import { DemoDemand } from './demo-demand.service';
import { DemoHojas } from './demo-hojas.service';
import { DemoInstallations } from './demo-installations.service';
import { DemoMemberships } from './demo-memberships.service';
import { DemoOrders } from './demo-orders.service';
import { DemoPayments } from './demo-payments.service';
import { DemoPayouts } from './demo-payouts.service';
import { DemoPictures } from './demo-pictures.service';
import { DemoPresupuestos } from './demo-presupuestos.service';
import { DemoPromotions } from './demo-promotions.service';
import { DemoRates } from './demo-rates.service';
import { DemoReports } from './demo-reports.service';
import { DemoRequests } from './demo-requests.service';
import { DemoReturns } from './demo-returns.service';
import { DemoSellers } from './demo-sellers.service';

/** A loader that has not renewed its mark for so long is dead, in milliseconds. */
const DEAD_AFTER = 5000;
const HEARTBEAT = 1000;

/**
 * Fills an empty database with the demo, when TUERCA_DEMO=1, before the first request is served. All or nothing: a mark
 * says that a load has begun and whether it has finished; what an interrupted one left is wiped and loaded anew.
 */
@Injectable()
export class DemoService implements OnApplicationBootstrap {
  private readonly dueno = randomUUID();

  constructor(
    private readonly repository: DemoRepository,
    private readonly accounts: DemoAccounts,
    private readonly catalogos: DemoCatalogos,
    private readonly catalogue: DemoCatalogue,
    private readonly orders: DemoOrders,
    private readonly returns: DemoReturns,
    private readonly payments: DemoPayments,
    private readonly payouts: DemoPayouts,
    private readonly rates: DemoRates,
    private readonly memberships: DemoMemberships,
    private readonly citas: DemoCitas,
    private readonly presupuestos: DemoPresupuestos,
    private readonly promotions: DemoPromotions,
    private readonly hojas: DemoHojas,
    private readonly chats: DemoChats,
    private readonly installations: DemoInstallations,
    private readonly reports: DemoReports,
    private readonly requests: DemoRequests,
    private readonly sellers: DemoSellers,
    private readonly campaigns: DemoCampaigns,
    private readonly demand: DemoDemand,
    private readonly pictures: DemoPictures,
    private readonly clock: Clock,
    private readonly env: Environment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.TUERCA_DEMO) return;
    const mark = await this.repository.findMark();
    if (mark?.estado === 'lista' || (!mark && !(await this.repository.isEmpty()))) return;
    // Another instance may be at it: wait until it is done, or take over when it dies.
    while (!(await this.repository.claim(this.dueno, new Date(), new Date(Date.now() - DEAD_AFTER)))) {
      if ((await this.repository.findMark())?.estado === 'lista') return;
      await setTimeout(HEARTBEAT / 2);
    }
    await this.load();
  }

  /** Empties database and media, so that the next start loads the demo again. */
  async clear(): Promise<void> {
    this.say('Vaciando la base de datos y las imágenes…');
    await this.repository.wipe({ everything: true });
    if (this.env.STORAGE === 'disco') await rm(join(this.env.TUERCA_DATA, 'media'), { recursive: true, force: true });
  }

  private async load(): Promise<void> {
    const start = Date.now();
    const pulse = setInterval(
      () => void this.repository.beat(this.dueno, new Date()).catch(() => undefined),
      HEARTBEAT,
    );
    try {
      await this.repository.wipe({ everything: false });
      const now = this.clock.now();
      this.say('Creando clientes, tiendas y talleres…');
      const accounts = await this.accounts.load();
      await this.catalogos.load();
      this.say('Poniendo a la venta 240 productos y 60 servicios, con sus reseñas…');
      const productos = await this.catalogue.load(accounts, now);
      this.say('Contando seis meses de compras…');
      await this.orders.load(accounts, productos, now);
      await this.returns.load(accounts, now);
      await this.promotions.load(accounts, productos, now);
      await this.payments.load(accounts, productos, now);
      await this.payouts.load(accounts, now);
      await this.rates.load(accounts);
      await this.memberships.load(accounts, now);
      this.say('Agendando las citas de los talleres…');
      await this.citas.load(accounts, now);
      await this.presupuestos.load(accounts, productos);
      await this.hojas.load(accounts, now);
      await this.chats.load(accounts, now);
      await this.installations.load(accounts, productos);
      await this.reports.load(accounts, productos);
      await this.requests.load(accounts);
      await this.sellers.load();
      await this.campaigns.load(now);
      await this.demand.load(accounts, productos, now);
      await this.pictures.finish((done, total) => {
        if (done % 100 === 0 || done === total) this.say(`Dibujando las imágenes del catálogo… ${done}/${total}`);
      });
      await this.repository.finish(this.dueno);
      this.say(`Datos de demostración listos en ${Math.round((Date.now() - start) / 1000)} s`);
    } finally {
      clearInterval(pulse);
    }
  }

  /** For the person at the terminal; the commands show these lines as they come. */
  private say(linea: string): void {
    console.log(`▸ ${linea}`);
  }
}
