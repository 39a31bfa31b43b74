import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { AccessClaims } from '../../platform/common/current-user';
import { TokensService } from './tokens.service';

/** Access tokens of ours in the Authorization header: signature, algorithm, issuer, audience, time and purpose. Asks no database. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly tokens: TokensService) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_req: unknown, token: string, done: (error: null, key: Buffer) => void) =>
        done(null, tokens.accessKey(token)),
      ...tokens.accessChecks,
    });
  }

  validate(payload: unknown): AccessClaims | null {
    return this.tokens.claimsOf(payload);
  }
}
