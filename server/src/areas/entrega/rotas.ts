import * as contrato from '@indica-bem/domain/entrega/contrato';
import { DOCUMENTO_NO_MAXIMO } from '@indica-bem/domain/entrega/documento';
import type { FastifyRequest } from 'fastify';
import type { Atender } from '../../http/atender';
import { baixarPdf } from '../../http/baixar';
import { lerNoPrazo } from '../../http/formulario-no-prazo';
import { compartilhar } from '../../nucleo/compartilhar';
import type { Contexto } from '../../nucleo/contexto';
import { enderecoDoLimite } from '../../nucleo/endereco-do-limite';
import { consumir } from '../../nucleo/limites';
import { naMemoria } from '../../nucleo/na-memoria';
import { receberImagens } from '../imagem/receber-imagens';
import { alterarEntrega } from './alterar-entrega';
import { conferirDocumento } from './conferir-documento';
import { criarEntrega } from './criar-entrega';
import { documentoPublico, lerDocumento, lerDocumentoPublico } from './ler-documento';
import { lerEntrega, listarEntregas } from './ler-entregas';
import { listarPublicas } from './listar-publicas';
import { retirarEntrega } from './retirar-entrega';

const QUADROS = { foto: { largura: 1600, altura: 1200, modo: 'dentro' } } as const;
const CAMPOS = contrato.alterarEntrega.body.omit({ foto: true, documento: true });
const POR_PAGINA = contrato.listarEntregasPublicas.query.parse({}).limite;

/** Whoever reads on, or looks at the receipts one by one, does not come near these. */
const PAGINAS = { max: 600, janela: 600 };
const DOCUMENTOS = { max: 60, janela: 600 };
const MEMORIA_DOS_DOCUMENTOS = 16 * 1024 * 1024;

export function rotasDaEntrega(atender: Atender, { db, config, relogio }: Contexto): void {
  const primeira = compartilhar(() => listarPublicas(db, { cursor: undefined, limite: POR_PAGINA }), relogio);
  const publico = naMemoria((chave) => lerDocumentoPublico(db, chave), { maximo: MEMORIA_DOS_DOCUMENTOS, relogio });
  const contar = async ({ ip, agora }: FastifyRequest, nome: string, limite: { max: number; janela: number }) => {
    if (config.limites) await consumir(db, `${nome}:${enderecoDoLimite(ip)}`, limite, agora);
  };

  atender(contrato.listarEntregasPublicas, async ({ query, req }) => {
    if (!query.cursor && query.limite === POR_PAGINA) return primeira();
    await contar(req, 'entregas', PAGINAS);
    return listarPublicas(db, query);
  });

  atender(contrato.baixarDocumentoPublico, async ({ params: { id }, req, reply }) => {
    await contar(req, 'documento', DOCUMENTOS);
    const { bytes } = await publico(await documentoPublico(db, id));
    return baixarPdf(reply, nomeDoArquivo(id), bytes);
  });

  atender(contrato.listarEntregas, ({ query }) => listarEntregas(db, query));

  atender(contrato.verEntrega, ({ params }) => lerEntrega(db, params.id));

  atender(contrato.baixarDocumento, async ({ params: { id }, autoria, reply }) =>
    baixarPdf(reply, nomeDoArquivo(id), await lerDocumento(db, id, autoria)),
  );

  atender(contrato.criarEntrega, async ({ req, headers, sessao, agora, hoje, autoria }) => {
    const { versao: _, ...envio } = await lerEnvio(req, hoje);
    const chave = headers['idempotency-key'];
    const criada = await criarEntrega(db, { ...envio, quem: sessao.id, chave, agora, autoria });
    primeira.esquecer();
    return criada;
  });

  atender(contrato.alterarEntrega, async ({ params: { id }, req, sessao, agora, hoje, autoria }) => {
    const { versao, ...envio } = await lerEnvio(req, hoje);
    const alterada = await alterarEntrega(db, { id, ...envio, edicao: { versao, quem: sessao, agora, autoria } });
    primeira.esquecer();
    return alterada;
  });

  atender(contrato.retirarEntrega, async ({ params: { id }, body: { motivo }, sessao, agora, autoria }) => {
    const retirada = await retirarEntrega(db, { id, motivo, quem: sessao.id, agora, autoria });
    primeira.esquecer();
    return retirada;
  });
}

async function lerEnvio(req: FastifyRequest, hoje: string) {
  const { campos, imagens, arquivos } = await receberImagens(QUADROS, ({ nomes, maximo }) =>
    lerNoPrazo(req, CAMPOS, {
      nomes: [...nomes, 'documento'] as const,
      maximo: Math.max(maximo, DOCUMENTO_NO_MAXIMO),
      pesado: { documento: 'DOCUMENTO_MUITO_PESADO' },
    }),
  );
  const { _method, versao, ...dados } = campos;
  return { dados, versao, hoje, foto: imagens.foto, documento: conferirDocumento(arquivos.documento) };
}

/** Never the name it was sent with: that is the sender's, and would stand in a header. */
const nomeDoArquivo = (id: number) => `entrega-${id}.pdf`;
