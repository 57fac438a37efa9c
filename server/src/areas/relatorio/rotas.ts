import * as contrato from '@indica-bem/domain/relatorio/contrato';
import { nomeDoArquivo } from '@indica-bem/domain/relatorio/tipos';
import type { FastifyReply } from 'fastify';
import type { Atender } from '../../http/atender';
import { baixarCsv } from '../../http/baixar';
import type { Contexto } from '../../nucleo/contexto';
import { exportarCsv } from '../../nucleo/exportar-csv';
import { criarBilhete, usarBilhete } from './bilhete';
import { lerPrevia } from './ler-previa';
import { montarConsulta } from './montar-consulta';

export function rotasDoRelatorio(atender: Atender, { db, leitor }: Contexto): void {
  const enviar = async (pedido: contrato.PedidoDeRelatorio, hoje: string, reply: FastifyReply) =>
    baixarCsv(
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
