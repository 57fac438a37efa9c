import * as contrato from '@indica-bem/domain/relatorio/contrato';
import { nomeDoArquivo } from '@indica-bem/domain/relatorio/tipos';
import type { FastifyReply } from 'fastify';
import type { Atender } from '../../http/atender';
import { baixarCsv } from '../../http/baixar';
import { nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { exportarCsv } from '../../nucleo/exportar-csv';
import { anotarRetirada, criarBilhete, usarBilhete } from './bilhete';
import { lerPrevia } from './ler-previa';
import { montarConsulta } from './montar-consulta';

export function rotasDoRelatorio(atender: Atender, { db, leitor }: Contexto): void {
  const enviar = async (filtros: contrato.FiltrosDoRelatorio, hoje: string, reply: FastifyReply) =>
    baixarCsv(
      reply,
      nomeDoArquivo(filtros.tipo_report, filtros.perfil),
      await exportarCsv(leitor, montarConsulta(filtros, hoje)),
    );

  atender(contrato.verRelatorio, async ({ query: { formato, limite, ...filtros }, hoje, autoria, reply }) => {
    if (formato === 'csv') {
      await anotarRetirada(db, filtros, autoria);
      return enviar(filtros, hoje, reply);
    }
    nadaFeito(autoria);
    return lerPrevia(leitor, montarConsulta(filtros, hoje), limite);
  });

  atender(contrato.criarBilhete, async ({ body, sessao, agora }) => ({
    endereco: `/api/reports/bilhete/${await criarBilhete(db, sessao, body, agora)}`,
  }));

  atender(contrato.baixarRelatorio, async ({ params, hoje, autoria, reply }) =>
    enviar(await usarBilhete(db, params.bilhete, autoria), hoje, reply),
  );
}
