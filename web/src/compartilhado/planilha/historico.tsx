import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarImportacoes } from '@indica-bem/domain/importacao/chamadas';
import type { ImportacaoFeita, TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import { fraseDaParada, situacaoDa } from '@indica-bem/domain/importacao/parada';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Etiqueta } from '../../ui/etiqueta';
import { ListaPaginada } from '../../ui/lista-paginada';
import { BaixarErros, errosDa } from './baixar-erros';
import { desfeita } from './desfazer-importacao';
import classes from './historico.module.css';
import { linhas } from './linhas';

type HistoricoProps = { tipos: readonly TipoDeImportacao[]; abrir: (id: number) => void };

type Situacao = ReturnType<typeof situacaoDa<ImportacaoFeita['estado']>>;

const SITUACOES: Record<Situacao, { nome: string; tom: 'neutro' | 'alerta' | 'ok' | 'erro' }> = {
  recebida: { nome: 'Na fila', tom: 'neutro' },
  processando: { nome: 'Em andamento', tom: 'alerta' },
  concluida: { nome: 'Concluída', tom: 'ok' },
  falhou: { nome: 'Falhou antes do fim', tom: 'erro' },
  parada: { nome: 'Parada', tom: 'neutro' },
  desfeita: { nome: 'Desfeita', tom: 'neutro' },
};

/** Of one that only the next version knows, its name. */
const dizer = (situacao: Situacao) =>
  Object.hasOwn(SITUACOES, situacao) ? SITUACOES[situacao] : { nome: situacao, tom: 'neutro' as const };

/** Every file sent to this page, whoever sent it. */
export function Historico({ tipos, abrir }: HistoricoProps) {
  const paginas = usePaginas(
    listarImportacoes,
    { query: { tipo: tipos.join(), limite: 10 } },
    (pagina) => pagina.importacoes,
  );
  return (
    <section className={classes.historico} aria-labelledby="enviados">
      <h2 id="enviados">Arquivos enviados</h2>
      <ListaPaginada
        paginas={paginas}
        nome={['arquivo', 'arquivos']}
        vazio={
          <p className={classes.vazio}>Nenhum arquivo ainda. Os que forem enviados ficam aqui, com o resultado.</p>
        }
      >
        {(importacao) => <Enviado key={importacao.id_importacao} importacao={importacao} abrir={abrir} />}
      </ListaPaginada>
    </section>
  );
}

function Enviado({ importacao, abrir }: { importacao: ImportacaoFeita; abrir: HistoricoProps['abrir'] }) {
  const { id_importacao, nome_arquivo, total, repetidas, recusadas } = importacao;
  const situacao = situacaoDa(importacao);
  const { nome, tom } = dizer(situacao);
  return (
    <Cartao como="li">
      <div className={classes.enviado}>
        <div className={classes.topo}>
          <h3>{nome_arquivo}</h3>
          <Etiqueta tom={tom}>{nome}</Etiqueta>
        </div>
        <p className={classes.vazio}>
          {momentoCompleto(importacao.criada_em)} · por {importacao.criada_por}
          {importacao.loja && ` · ${importacao.loja}`}
        </p>
        <p>
          {linhas(total)}: {gravadas(importacao)}, {contar(repetidas, 'já existia', 'já existiam')},{' '}
          {formatarInteiro(recusadas)} com problema
        </p>
        {situacao === 'parada' && <p className={classes.vazio}>{fraseDaParada(importacao)}</p>}
        {situacao === 'desfeita' && <p className={classes.vazio}>{desfeita(importacao)}</p>}
        <div className={classes.acoes}>
          <Botao onClick={() => abrir(id_importacao)} aria-label={`Ver resultado de ${nome_arquivo}`}>
            Ver resultado
          </Botao>
          {recusadas > 0 && <BaixarErros buscar={errosDa(id_importacao)} nome_arquivo={nome_arquivo} />}
        </div>
      </div>
    </Cartao>
  );
}

const gravadas = ({ aceitas, desfeita_em }: ImportacaoFeita) =>
  desfeita_em === null ? contar(aceitas, 'gravada', 'gravadas') : contar(aceitas, 'retirada', 'retiradas');

const contar = (n: number, um: string, varios: string) => `${formatarInteiro(n)} ${n === 1 ? um : varios}`;
