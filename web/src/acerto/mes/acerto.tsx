import { verAcerto } from '@indica-bem/domain/acerto/chamadas';
import { formatarCnpj } from '@indica-bem/domain/brasil/documentos';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { EmPaginas } from '../../ui/em-paginas';
import { Pagina } from '../../ui/pagina';
import { enderecoDoAcerto } from '../endereco-do-acerto';
import { Situacao } from '../situacao';
import classes from './acerto.module.css';
import { ExportarAcerto } from './exportar-acerto';
import { FraseDoAcerto } from './frase-do-acerto';
import { PagamentoDoAcerto } from './pagamento-do-acerto';
import { RaizDoRegistro } from './raiz-do-registro';
import { Resumo } from './resumo';
import { TabelaDeLinhas } from './tabela-de-linhas';

/** A closed month as its store reads it. */
export const AcertoDoMes = () => <Acerto daLoja />;
/** The same, as who pays it does. */
export const AcertoNaEquipe = () => <Acerto daLoja={false} />;

function Acerto({ daLoja }: { daLoja: boolean }) {
  const id = useParams().id_acerto ?? '';
  const paginas = usePaginas(verAcerto, { params: { id } }, (pagina) => pagina.linhas);
  const acerto = paginas.primeira?.acerto;
  return (
    <Pagina
      titulo={acerto ? `Acerto de ${nomeDoMes(acerto.mes)}` : 'Acerto'}
      subtitulo={
        acerto && !daLoja && [acerto.loja, acerto.cnpj && formatarCnpj(acerto.cnpj)].filter(Boolean).join(' · ')
      }
      acoes={
        acerto && (
          <>
            <Botao
              para={`${enderecoDoAcerto(acerto.id_acerto, daLoja)}/imprimir`}
              icone={<IconPrinter size={20} aria-hidden />}
            >
              Imprimir
            </Botao>
            <ExportarAcerto acerto={acerto} />
          </>
        )
      }
    >
      {acerto && (
        <Resumo somas={acerto} total="Total">
          <div className={classes.cabeca}>
            <FraseDoAcerto acerto={acerto} daLoja={daLoja} />
            <span className={classes.estados}>
              <Situacao acerto={acerto} daLoja={daLoja} />
            </span>
          </div>
          {!daLoja && <PagamentoDoAcerto acerto={acerto} />}
        </Resumo>
      )}
      <EmPaginas paginas={paginas} nome={['linha', 'linhas']} vazio={<p>Este acerto não tem linhas.</p>}>
        {(linhas) => <TabelaDeLinhas legenda="Linhas do acerto, na ordem das datas" linhas={linhas} daLoja={daLoja} />}
      </EmPaginas>
      <RaizDoRegistro marco={paginas.primeira?.marco ?? null} daLoja={daLoja} />
    </Pagina>
  );
}
