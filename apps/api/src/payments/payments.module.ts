import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Environment } from '../platform/config/environment';
import { SystemModule } from '../system/system.module';
import { BankAdapter } from './bank/bank-adapter';
import { BanplusBank } from './bank/banplus-bank';
import { ManualBank } from './bank/manual-bank';
import { SimuladoBank } from './bank/simulado-bank';
import { PAGO, PagoSchema } from './payment.schema';
import { PaymentsController } from './payments.controller';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';
import { SettlementService } from './settlement.service';
import { SweeperService } from './sweeper.service';
import { VerificationService } from './verification.service';

const BANCOS: Record<Environment['BANCO'], (env: Environment) => BankAdapter> = {
  simulado: (env) => new SimuladoBank(env.BANCO_SIMULADO_MS),
  manual: () => new ManualBank(),
  banplus: (env) => new BanplusBank(env.BANPLUS_URL ?? '', env.BANPLUS_KEY ?? ''),
};

@Module({
  imports: [MongooseModule.forFeature([{ name: PAGO, schema: PagoSchema }]), SystemModule],
  controllers: [PaymentsController],
  providers: [
    { provide: BankAdapter, inject: [Environment], useFactory: (env: Environment) => BANCOS[env.BANCO]!(env) },
    PaymentsRepository,
    SettlementService,
    VerificationService,
    SweeperService,
    PaymentsService,
  ],
  exports: [PaymentsService],
})
export class PaymentsModule {}
