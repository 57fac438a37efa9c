import { z } from 'zod';
import { lista } from '../contrato/tipos';

// What browsers and authenticators say to each other (WebAuthn, in its JSON form): bytes as base64url.

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const transportes = z.array(z.string().max(20)).max(10);
const credencial = z.object({ id: z.string(), type: z.literal('public-key'), transports: transportes.optional() });

/** What the browser is asked with. */
export const opcoesDaEntrada = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
  allowCredentials: lista(credencial).optional(),
});

export const opcoesDaChave = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: lista(z.object({ alg: z.number(), type: z.literal('public-key') }), 20),
  timeout: z.number().optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  excludeCredentials: lista(credencial).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
    })
    .optional(),
});

const resposta = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };
const extensoes = z.object({}).default({});

/** What it answers when somebody comes in or proves to be there. */
export const chaveApresentada = z.object({
  ...resposta,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
  clientExtensionResults: extensoes,
});
export type ChaveApresentada = z.infer<typeof chaveApresentada>;

/** What it answers when there is a new one. */
export const chaveNova = z.object({
  ...resposta,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: transportes.optional(),
  }),
  clientExtensionResults: extensoes,
});
export type ChaveNova = z.infer<typeof chaveNova>;
