import { join } from 'node:path';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Environment } from '../config/environment';
import { isMultipart, readForm, removeLarge } from './multipart';
import { type AppRequest, endpointOf } from './request-context';

/** Reads the form of a call whose contract names files. After the guards, so that nobody without access sends a byte for us to keep. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(private readonly env: Environment) {}

  async intercept(ctx: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const req = ctx.switchToHttp().getRequest<AppRequest>();
    const endpoint = endpointOf(ctx)!;
    const jsonToo = Object.values(endpoint.files ?? {}).every(({ optional }) => optional);
    if (jsonToo && !isMultipart(req)) return next.handle();
    const { body, files } = await readForm(req, endpoint, join(this.env.TUERCA_DATA, 'recibidos'));
    req.body = body;
    req.receivedFiles = files;
    // Large files are gone when the call is answered.
    return from(lastValueFrom(next.handle(), { defaultValue: undefined }).finally(() => removeLarge(files)));
  }
}
