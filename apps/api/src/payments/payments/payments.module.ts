import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../auth/users/users.module';
import { Environment } from '../../platform/config/environment';
import { SystemModule } from '../../platform/system/system.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { BankAdapter } from './bank/bank-adapter';
import { BanplusBank } from './bank/banplus-bank';
import { ManualBank } from './bank/manual-bank';
import { SimuladoBank } from './bank/simulado-bank';
import { SIMULATED_MOVEMENT, SimulatedMovementSchema } from './bank/simulated-movement.schema';
import { SimulatedMovementsRepository } from './bank/simulated-movements.repository';
import { CONSULTA_BANCO, ConsultaBancoSchema } from './bank-check.schema';
import { BankChecksRepository } from './bank-checks.repository';
import { BankInquiryService } from './bank-inquiry.service';
import { BuyersService } from './buyers.service';
import { CapturesService } from './captures.service';
import { CashPaymentsService } from './cash-payments.service';
import { DebtsService } from './debts.service';
import { DifferencesService } from './differences.service';
import { HoldingService } from './holding.service';
import { PayablesService } from './payables.service';
import { PAGO, PagoSchema } from './payment.schema';
import { PaymentChecksRepository } from './payment-checks.repository';
import { PaymentDetailService } from './payment-detail.service';
import { PaymentPartsRepository } from './payment-parts.repository';
import { PaymentsController } from './payments.controller';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';
import { PaymentsHealthService } from './payments-health.service';
import { QueueController } from './queue.controller';
import { QueueRepository } from './queue.repository';
import { QueueService } from './queue.service';
import { PaymentReviewService } from './review.service';
import { SALDO, SaldoSchema } from './saldo.schema';
import { SaldosRepository } from './saldos.repository';
import { SaldosService } from './saldos.service';
import { SettlementService } from './settlement.service';
import { ClaimsService } from './statements/claims.service';
import { ConfirmationService } from './statements/confirmation.service';
import { MOVIMIENTO_BANCO, MovimientoBancoSchema } from './statements/movement.schema';
import { BankMovementsRepository } from './statements/movements.repository';
import { ReconciliationService } from './statements/reconciliation.service';
import { EXTRACTO, ExtractoSchema } from './statements/statement.schema';
import { StatementsController } from './statements/statements.controller';
import { StatementsRepository } from './statements/statements.repository';
import { StatementsService } from './statements/statements.service';
import { SweeperService } from './sweeper.service';
import { VerificationService } from './verification.service';

const BANKS: Record<Environment['BANCO'], (env: Environment, book: SimulatedMovementsRepository) => BankAdapter> = {
  simulado: (env, book) => new SimuladoBank(env.BANCO_SIMULADO_MS, book),
  manual: () => new ManualBank(),
  banplus: (env) => new BanplusBank(env.BANPLUS_URL ?? '', env.BANPLUS_KEY ?? ''),
};

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PAGO, schema: PagoSchema },
      { name: CONSULTA_BANCO, schema: ConsultaBancoSchema },
      { name: SALDO, schema: SaldoSchema },
      { name: EXTRACTO, schema: ExtractoSchema },
      { name: MOVIMIENTO_BANCO, schema: MovimientoBancoSchema },
      { name: SIMULATED_MOVEMENT, schema: SimulatedMovementSchema },
    ]),
    SystemModule,
    UploadsModule,
    UsersModule,
  ],
  controllers: [PaymentsController, QueueController, StatementsController],
  providers: [
    SimulatedMovementsRepository,
    {
      provide: BankAdapter,
      inject: [Environment, SimulatedMovementsRepository],
      useFactory: (env: Environment, book: SimulatedMovementsRepository) => BANKS[env.BANCO]!(env, book),
    },
    PaymentsRepository,
    BuyersService,
    HoldingService,
    PaymentChecksRepository,
    PaymentPartsRepository,
    BankChecksRepository,
    BankInquiryService,
    SaldosRepository,
    QueueRepository,
    StatementsRepository,
    BankMovementsRepository,
    DebtsService,
    PayablesService,
    SettlementService,
    VerificationService,
    SweeperService,
    PaymentsService,
    CashPaymentsService,
    PaymentsHealthService,
    DifferencesService,
    CapturesService,
    QueueService,
    PaymentDetailService,
    PaymentReviewService,
    SaldosService,
    ClaimsService,
    StatementsService,
    ConfirmationService,
    ReconciliationService,
  ],
  exports: [
    BuyersService,
    DebtsService,
    PayablesService,
    PaymentsService,
    CashPaymentsService,
    PaymentsHealthService,
    QueueService,
    PaymentReviewService,
    StatementsService,
  ],
})
export class PaymentsModule {}
