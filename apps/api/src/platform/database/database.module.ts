import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { Environment } from '../config/environment';
import { BackupMarks } from './backup/backup-marks.service';
import { SERVING } from './connection-options';
import { DatabaseHealthService } from './database-health.service';
import { DueWork } from './due-work.service';
import { IndexesService } from './indexes.service';
import { MigrationsService } from './migrations/migrations.service';
import { Release } from './migrations/release.service';
import { Transactions } from './transactions';

// One place for what every schema and query obeys: unknown fields throw, operators inside values are refused.
mongoose.set('strictQuery', true);
mongoose.set('sanitizeFilter', true);
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);

/** Known before the connection is, whose servers it follows from their first heartbeat. */
@Module({ providers: [DatabaseHealthService], exports: [DatabaseHealthService] })
class DatabaseHealthModule {}

/** The connection of the application. */
@Global()
@Module({
  imports: [
    DatabaseHealthModule,
    MongooseModule.forRootAsync({
      imports: [DatabaseHealthModule],
      inject: [Environment, DatabaseHealthService],
      useFactory: (env: Environment, health: DatabaseHealthService) => ({
        uri: env.MONGODB_URI,
        ...SERVING,
        // While a server is away the driver alone decides how long a call waits for it.
        bufferCommands: false,
        lazyConnection: false,
        onConnectionCreate: (connection: Connection) => health.watch(connection.getClient()),
        // The start has waited for the database before: it is lost for moments only.
        retryAttempts: 1000,
        retryDelay: 1000,
      }),
    }),
  ],
  providers: [Transactions, MigrationsService, Release, IndexesService, DueWork, BackupMarks],
  exports: [DatabaseHealthModule, Transactions, MigrationsService, Release, IndexesService, DueWork, BackupMarks],
})
export class DatabaseModule {}
