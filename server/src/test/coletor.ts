import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const id = (digitos: number) => z.string().regex(new RegExp(`^(?!0+$)[0-9a-f]{${digitos}}$`));
const nanos = z.string().regex(/^\d{19}$/);
const atributo = z.strictObject({
  key: z.string(),
  value: z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ intValue: z.string().regex(/^\d+$/) }),
  ]),
});
const trecho = z
  .strictObject({
    traceId: id(32),
    spanId: id(16),
    parentSpanId: id(16).optional(),
    name: z.string().min(1),
    kind: z.union([z.literal(2), z.literal(3), z.literal(5)]),
    startTimeUnixNano: nanos,
    endTimeUnixNano: nanos,
    attributes: z.array(atributo),
    status: z.strictObject({ code: z.literal(2).optional() }),
  })
  .refine(({ startTimeUnixNano: de, endTimeUnixNano: ate }) => BigInt(de) <= BigInt(ate));
/** What OTLP/HTTP says of a request with traces, as far as ours goes. */
const corpo = z.strictObject({
  resourceSpans: z.tuple([
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(atributo) }),
      scopeSpans: z.tuple([
        z.strictObject({ scope: z.object({ name: z.literal('indica-bem') }), spans: z.array(trecho).min(1).max(512) }),
      ]),
    }),
  ]),
});
type Recebido = { url: string | undefined; headers: IncomingHttpHeaders; texto: string };

export const atributosDe = ({ attributes }: Pick<z.infer<typeof trecho>, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of traces: takes what it is sent, or answers `status`, or (0) nothing at all. */
export async function abrirColetor() {
  const recebidos: Recebido[] = [];
  const coletor = { status: 200 };
  const servidor = createServer(async (req, res) => {
    let texto = '';
    for await (const parte of req) texto += parte;
    recebidos.push({ url: req.url, headers: req.headers, texto });
    if (coletor.status !== 0) res.writeHead(coletor.status).end('{}');
  });
  await new Promise<void>((ok) => servidor.listen(0, '127.0.0.1', ok));
  const { port } = servidor.address() as AddressInfo;
  return Object.assign(coletor, {
    endereco: `http://127.0.0.1:${port}`,
    recebidos,
    /** All spans so far; what has another form is an error. */
    trechos: () =>
      recebidos.flatMap(({ texto }) => corpo.parse(JSON.parse(texto)).resourceSpans[0].scopeSpans[0].spans),
    recursos: () => corpo.parse(JSON.parse(recebidos[0]?.texto ?? '')).resourceSpans[0].resource,
    async fechar() {
      servidor.closeAllConnections();
      await new Promise((ok) => servidor.close(ok));
    },
  });
}
