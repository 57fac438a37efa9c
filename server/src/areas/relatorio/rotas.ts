import type { Readable } from 'node:stream';
import * as contrato from '@indica-bem/domain/relatorio/contrato';
import { nomeDoArquivo } from '@indica-bem/domain/relatorio/tipos';
import type { FastifyReply } from 'fastify';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { criarBilhete, usarBilhete } from './bilhete';
import { exportarCsv } from './exportar-csv';
import { lerPrevia } from './ler-previa';
import { montarConsulta } from './montar-consulta';

export function rotasDoRelatorio(atender: Atender, { db, leitor }: Contexto): void {
  const enviar = async (pedido: contrato.PedidoDeRelatorio, hoje: string, reply: FastifyReply) =>
    enviarCsv(
      reply,
      nomeDoArquivo(pedido.tipo_report, pedido.perfil),
      await exportarCsv(leitor, montarConsulta(pedido, hoje)),
    );

  atender(contrato.verRelatorio, async ({ query: { formato, limite, ...pedido }, hoje, reply }) =>
    formato === 'csv' ? enviar(pedido, hoje, reply) : lerPrevia(leitor, montarConsulta(pedido, hoje), limite),
  );

  atender(contrato.criarBilhete, async ({ body, sessao, agora }) => ({
    endereco: `/api/reports/bilhete/${await criarBilhete(db, sessao, body, agora)}`,
  }));

  atender(contrato.baixarRelatorio, async ({ params, agora, hoje, reply }) =>
    enviar(await usarBilhete(db, params.bilhete, agora), hoje, reply),
  );
}

function enviarCsv(reply: FastifyReply, nome: string, csv: Readable): never {
  reply.header('content-disposition', `attachment; filename="${nome}"`).header('cache-control', 'no-store');
  return reply.type('text/csv; charset=utf-8').send(csv) as never;
}
