import type { Produto } from '@indica-bem/domain/produto/contrato';
import { type FormEvent, type RefObject, useState } from 'react';
import { useLocation } from 'react-router';
import { mensagemDe, temCampos } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { Cartao } from '../../ui/cartao';
import { DeOndeParou } from '../../ui/de-onde-parou';
import { conflitoDe, type Diferenca, diferencasDosCampos } from '../../ui/edicao/conflito-de';
import { PainelDoConflito } from '../../ui/edicao/painel-do-conflito';
import { useCampos } from '../../ui/use-campos';
import { CampoDaFoto } from './campo-da-foto';
import { CamposDaCalculadora } from './campos-da-calculadora';
import { CamposDaFicha } from './campos-da-ficha';
import classes from './formulario-do-produto.module.css';
import { PreviaDoProduto } from './previa-do-produto';
import {
  type CamposDoProduto,
  camposDoProduto,
  errosDosCampos,
  type FotoDoEnvio,
  formularioDoProduto,
  nomesDoQueFalta,
  ROTULOS,
} from './rascunho';
import { dizerValor } from './rotulos';
import { type EnviarProduto, useSalvarProduto } from './use-salvar-produto';

type FormularioDoProdutoProps = {
  enviar: EnviarProduto;
  iniciais: CamposDoProduto;
  /** The address of the picture in use. */
  foto: string | null;
  rotuloDoEnvio: string;
  altera?: boolean;
  /** Which version of the product the form shows. */
  versao?: RefObject<number | undefined>;
};

const SEM_MUDANCA: FotoDoEnvio = { arquivo: null, tirada: false };

export function FormularioDoProduto(props: FormularioDoProdutoProps) {
  const { rotuloDoEnvio, altera = false, enviar, versao } = props;
  const [iniciais, setIniciais] = useState(props.iniciais);
  const campos = useCampos<keyof CamposDoProduto | 'imagem'>(
    { ...iniciais, imagem: '' },
    errosDosCampos,
    useLocation().pathname,
    versao,
  );
  const [fotoLida, setFotoLida] = useState(props.foto);
  const [fotoDoEnvio, setFotoDoEnvio] = useState(SEM_MUDANCA);
  const { imagem: _, ...valores } = campos.valores;
  const mudou = fotoDoEnvio !== SEM_MUDANCA || JSON.stringify(valores) !== JSON.stringify(iniciais);
  const { salvar, enviando, erro, esquecerErro } = useSalvarProduto(enviar, { mudou, recusar: campos.recusar });
  const conflito = conflitoDe<Produto>(erro);
  // A picture that nobody touched here stays as it was saved: it is shown as it is now.
  const foto = conflito ? conflito.atual.imagem_caminho : fotoLida;
  const faltam = nomesDoQueFalta(valores);
  // A draft that comes back knows the name of a file, and has no file.
  const fotoPerdida = campos.valores.imagem !== '' && !fotoDoEnvio.arquivo;

  function usarAtual(atual: Produto) {
    const lidos = camposDoProduto(atual);
    if (versao) versao.current = atual.versao;
    setIniciais(lidos);
    campos.recomecar({ ...lidos, imagem: '' });
    setFotoLida(atual.imagem_caminho);
    setFotoDoEnvio(SEM_MUDANCA);
    esquecerErro();
  }

  function aoEnviar(evento?: FormEvent) {
    evento?.preventDefault();
    if (Object.keys(campos.erros).length > 0) return campos.recusar(campos.erros);
    salvar(formularioDoProduto(valores, fotoDoEnvio, altera));
  }

  return (
    <div className={classes.lado}>
      <form className={classes.form} ref={campos.form} onSubmit={aoEnviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} perdidos={fotoPerdida ? ['a foto'] : []} />
        {erro && !conflito && !temCampos(erro) && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
        <Cartao como="section" rotulo="O produto">
          <CamposDaFicha campos={campos} />
        </Cartao>
        <Cartao como="section" rotulo="Calculadora e listas">
          <CamposDaCalculadora campos={campos} />
        </Cartao>
        <Cartao como="section" rotulo="Foto">
          <CampoDaFoto
            atual={foto}
            valor={fotoDoEnvio}
            erro={campos.campo('imagem').error}
            aoMudar={(nova) => {
              setFotoDoEnvio(nova);
              campos.mudar({ imagem: nova.arquivo?.name ?? '' });
            }}
          />
        </Cartao>
        {conflito && versao && (
          <PainelDoConflito
            frase={conflito.frase}
            diferencas={[
              ...diferencasDosCampos(campos, { ...camposDoProduto(conflito.atual), imagem: '' }, ROTULOS, dizerValor),
              ...diferencaDaFoto(fotoDoEnvio, conflito.atual, () => setFotoDoEnvio(SEM_MUDANCA)),
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
      <PreviaDoProduto campos={valores} foto={fotoDoEnvio.tirada ? null : foto} arquivo={fotoDoEnvio.arquivo} />
    </div>
  );
}

const DESENHADA = 'Embalagem desenhada';

function diferencaDaFoto({ arquivo, tirada }: FotoDoEnvio, atual: Produto, usar: () => void): Diferenca[] {
  if (!arquivo && !tirada) return [];
  const salva = atual.imagem_caminho ? 'A foto salva' : DESENHADA;
  return [{ rotulo: 'Foto', minha: arquivo ? 'A foto nova, escolhida acima' : DESENHADA, atual: salva, usar }];
}
