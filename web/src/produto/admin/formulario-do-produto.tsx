import { type FormEvent, useState } from 'react';
import { mensagemDe, temCampos } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { Cartao } from '../../ui/cartao';
import { useCampos } from '../../ui/use-campos';
import { CampoDaFoto } from './campo-da-foto';
import { CamposDaCalculadora } from './campos-da-calculadora';
import { CamposDaFicha } from './campos-da-ficha';
import classes from './formulario-do-produto.module.css';
import { PreviaDoProduto } from './previa-do-produto';
import {
  type CamposDoProduto,
  errosDosCampos,
  type FotoDoEnvio,
  formularioDoProduto,
  nomesDoQueFalta,
} from './rascunho';
import { type EnviarProduto, useSalvarProduto } from './use-salvar-produto';

type FormularioDoProdutoProps = {
  enviar: EnviarProduto;
  iniciais: CamposDoProduto;
  /** The address of the picture in use. */
  foto: string | null;
  rotuloDoEnvio: string;
  altera?: boolean;
};

const SEM_MUDANCA: FotoDoEnvio = { arquivo: null, tirada: false };

export function FormularioDoProduto(props: FormularioDoProdutoProps) {
  const { iniciais, foto, rotuloDoEnvio, altera = false, enviar } = props;
  const campos = useCampos<keyof CamposDoProduto | 'imagem'>({ ...iniciais, imagem: '' }, errosDosCampos);
  const [fotoDoEnvio, setFotoDoEnvio] = useState(SEM_MUDANCA);
  const { imagem: _, ...valores } = campos.valores;
  const mudou = fotoDoEnvio !== SEM_MUDANCA || JSON.stringify(valores) !== JSON.stringify(iniciais);
  const { salvar, enviando, erro } = useSalvarProduto(enviar, { mudou, recusar: campos.recusar });

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    if (Object.keys(campos.erros).length > 0) return campos.recusar(campos.erros);
    salvar(formularioDoProduto(valores, fotoDoEnvio, altera));
  }

  return (
    <div className={classes.lado}>
      <form className={classes.form} ref={campos.form} onSubmit={aoEnviar} noValidate>
        {erro && !temCampos(erro) && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
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
              campos.mudar({ imagem: '' });
            }}
          />
        </Cartao>
        <BotaoDeEnvio faltam={nomesDoQueFalta(valores)} enviando={enviando}>
          {rotuloDoEnvio}
        </BotaoDeEnvio>
      </form>
      <PreviaDoProduto campos={valores} foto={fotoDoEnvio.tirada ? null : foto} arquivo={fotoDoEnvio.arquivo} />
    </div>
  );
}
