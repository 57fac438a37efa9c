import { type DataIso, isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { ROTULO_DA_ENTREGA, type TipoDeEntrega } from '@indica-bem/domain/entrega/regras';
import { type FormEvent, type RefObject, useState } from 'react';
import { useLocation } from 'react-router';
import { mensagemDe, temCampos } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { useEndereco } from '../ui/campo-de-imagem';
import { Cartao } from '../ui/cartao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { conflitoDe, type Diferenca, diferencasDosCampos } from '../ui/edicao/conflito-de';
import { PainelDoConflito } from '../ui/edicao/painel-do-conflito';
import { useCampos } from '../ui/use-campos';
import { CampoDaFoto } from './campo-da-foto';
import { CampoDoDocumento } from './campo-do-documento';
import { CamposDaEntregaNaTela } from './campos-da-entrega';
import { ComoTodosVeem } from './como-todos-veem';
import classes from './formulario-da-entrega.module.css';
import {
  type CamposDaEntrega,
  camposDaEntrega,
  errosDosCampos,
  formularioDaEntrega,
  lerQuantidade,
  nomesDoQueFalta,
  ROTULOS,
  SEM_TROCA,
  type Troca,
} from './rascunho';
import { type EnviarEntrega, useSalvarEntrega } from './use-salvar-entrega';

type FormularioDaEntregaProps = {
  enviar: EnviarEntrega;
  iniciais: CamposDaEntrega;
  /** The day it proposes; past midnight the next one, where nobody chose another. */
  hoje?: DataIso;
  /** What is saved of the files. */
  guardada: Pick<Entrega, 'foto' | 'documento'>;
  rotuloDoEnvio: string;
  /** Which version of the delivery the form shows, where it changes one. */
  versao?: RefObject<number>;
};

export function FormularioDaEntrega(props: FormularioDaEntregaProps) {
  const { enviar, rotuloDoEnvio, versao } = props;
  const [iniciais, setIniciais] = useState(props.iniciais);
  const [guardada, setGuardada] = useState(props.guardada);
  const [foto, setFoto] = useState(SEM_TROCA);
  const [documento, setDocumento] = useState(SEM_TROCA);
  const campos = useCampos<keyof CamposDaEntrega | 'foto' | 'documento'>(
    { ...iniciais, foto: '', documento: '' },
    errosDosCampos,
    useLocation().pathname,
    versao,
  );
  const [proposto, setProposto] = useState(props.hoje);
  if (props.hoje && proposto && props.hoje !== proposto) {
    setProposto(props.hoje);
    if (campos.valores.data === isoParaBr(proposto)) {
      const dia = { data: isoParaBr(props.hoje) };
      setIniciais({ ...iniciais, ...dia });
      campos.mudar(dia);
    }
  }
  const { foto: _, documento: __, ...valores } = campos.valores;
  const trocou = foto !== SEM_TROCA || documento !== SEM_TROCA;
  const mudou = trocou || JSON.stringify(valores) !== JSON.stringify(iniciais);
  const { salvar, enviando, erro, esquecerErro } = useSalvarEntrega(enviar, { mudou, recusar: campos.recusar });
  const conflito = conflitoDe<Entrega>(erro);
  // A file that nobody touched here stays as it was saved: it is shown as it is now.
  const salva = conflito?.atual ?? guardada;
  const nova = useEndereco(foto.arquivo);
  const fotoNaTela = nova ?? (foto.tirada ? null : (salva.foto?.endereco ?? null));
  const temDocumento = Boolean(documento.arquivo) || (salva.documento !== null && !documento.tirada);
  const faltam = nomesDoQueFalta(valores, fotoNaTela !== null);
  // A draft that comes back knows the name of a file, and has no file.
  const perdidos = [
    ...(campos.valores.foto && !foto.arquivo ? ['a foto'] : []),
    ...(campos.valores.documento && !documento.arquivo ? ['o documento'] : []),
  ];

  function usarAtual(atual: Entrega) {
    const lidos = camposDaEntrega(atual);
    if (versao) versao.current = atual.versao;
    setIniciais(lidos);
    campos.recomecar({ ...lidos, foto: '', documento: '' });
    setGuardada(atual);
    setFoto(SEM_TROCA);
    setDocumento(SEM_TROCA);
    esquecerErro();
  }

  function aoEnviar(evento?: FormEvent) {
    evento?.preventDefault();
    if (Object.keys(campos.erros).length > 0) return campos.recusar(campos.erros);
    salvar(formularioDaEntrega(valores, { foto, documento }, versao !== undefined));
  }

  return (
    <div className={classes.lado}>
      <form className={classes.form} ref={campos.form} onSubmit={aoEnviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} perdidos={perdidos} />
        {erro && !conflito && !temCampos(erro) && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
        <Cartao como="section" rotulo="A entrega">
          <CamposDaEntregaNaTela campos={campos} />
        </Cartao>
        <Cartao como="section" rotulo="Foto">
          <CampoDaFoto
            campos={campos}
            atual={salva.foto?.endereco ?? null}
            valor={foto}
            aoMudar={(troca) => {
              setFoto(troca.arquivo || troca.tirada ? troca : SEM_TROCA);
              campos.mudar({ foto: troca.arquivo?.name ?? '' });
            }}
          />
        </Cartao>
        <Cartao como="section" rotulo="Documento">
          <CampoDoDocumento
            atual={salva.documento}
            valor={documento}
            erro={campos.campo('documento').error}
            publico={valores.documento_publico === 'S'}
            aoMudar={(troca) => {
              setDocumento(troca);
              campos.mudar({ documento: troca.arquivo?.name ?? '' });
            }}
            mostrarATodos={(sim) => campos.mudar({ documento_publico: sim ? 'S' : 'N' })}
          />
        </Cartao>
        {conflito && versao && (
          <PainelDoConflito
            frase={conflito.frase}
            diferencas={[
              ...diferencasDosCampos(
                campos,
                { ...camposDaEntrega(conflito.atual), foto: '', documento: '' },
                ROTULOS,
                dizer,
              ),
              ...diferencaDoArquivo('Foto', foto, conflito.atual.foto !== null, () => setFoto(SEM_TROCA)),
              ...diferencaDoArquivo('Documento', documento, conflito.atual.documento !== null, () =>
                setDocumento(SEM_TROCA),
              ),
            ]}
            faltam={faltam}
            enviando={enviando}
            usarAtual={() => usarAtual(conflito.atual)}
            salvarAssim={() => {
              versao.current = conflito.atual.versao;
              aoEnviar();
            }}
          />
        )}
        {!conflito && (
          <BotaoDeEnvio faltam={faltam} enviando={enviando}>
            {rotuloDoEnvio}
          </BotaoDeEnvio>
        )}
      </form>
      <aside className={classes.previa} aria-labelledby="como-verao">
        <h2 id="como-verao">Como todos verão</h2>
        <p>{previaEmPalavras(temDocumento, valores.documento_publico === 'S')}</p>
        <ComoTodosVeem
          entrega={{
            ...valores,
            tipo: valores.tipo as TipoDeEntrega,
            quantidade: lerQuantidade(valores.quantidade) ?? 0,
          }}
          foto={fotoNaTela ? { endereco: fotoNaTela, descricao: valores.foto_descricao } : null}
          comDocumento={temDocumento && valores.documento_publico === 'S'}
        />
      </aside>
    </div>
  );
}

function previaEmPalavras(temDocumento: boolean, publico: boolean): string {
  if (!temDocumento) return 'Tudo isto aparece na página pública assim que você salvar.';
  return publico
    ? 'Tudo isto aparece na página pública assim que você salvar, e o documento também.'
    : 'Tudo isto aparece na página pública assim que você salvar. O documento não: só a equipe o baixa.';
}

function dizer(campo: string, valor: string): string {
  if (campo === 'tipo') return ROTULO_DA_ENTREGA[valor as TipoDeEntrega] ?? valor;
  if (campo === 'documento_publico') return valor === 'S' ? 'Sim' : 'Não';
  return valor;
}

function diferencaDoArquivo(rotulo: string, troca: Troca, salvo: boolean, usar: () => void): Diferenca[] {
  if (!troca.arquivo && !troca.tirada) return [];
  const minha = troca.arquivo ? 'O arquivo novo, escolhido acima' : 'Nenhum';
  return [{ rotulo, minha, atual: salvo ? 'O arquivo salvo' : 'Nenhum', usar }];
}
