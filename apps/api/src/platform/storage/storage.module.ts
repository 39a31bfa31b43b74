import { Global, Module } from '@nestjs/common';
import { AvifService } from './avif.service';
import { MediaController } from './media.controller';
import { StorageService } from './storage.service';

@Global()
@Module({ controllers: [MediaController], providers: [StorageService, AvifService], exports: [StorageService] })
export class StorageModule {}
