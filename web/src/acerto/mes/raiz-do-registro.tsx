import type { MarcoDoMes } from '@indica-bem/domain/acerto/formas';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { linhasDoRegistro, raizEmGrupos } from '@indica-bem/domain/registro/meu-quilo';
import { Botao } from '../../ui/botao';
import { BotaoCopiar } from '../../ui/botao-copiar';
import { Cartao } from '../../ui/cartao';
import classes from './raiz-do-registro.module.css';

type RaizDoRegistroProps = { marco: MarcoDoMes | null; daLoja: boolean };

/** The donations as they were when the month was closed, in one code: a store that keeps it is a witness. */
export function RaizDoRegistro({ marco, daLoja }: RaizDoRegistroProps) {
  if (!marco) return null;
  const { tamanho, raiz, em } = marco;
  return (
    <Cartao como="section" rotulo="Registro público das doações">
      <h2 className={classes.titulo}>{daLoja ? 'Sua loja' : 'A loja'} é testemunha das doações</h2>
      <p className={classes.texto}>
        Ao fechar este mês, em {momentoCompleto(new Date(em))}, o registro público das doações tinha{' '}
        {linhasDoRegistro(tamanho)}, e este código o resume. Quem o guarda pode conferir que nada do que foi doado até
        então mudou depois.
      </p>
      <code className={classes.codigo}>{raizEmGrupos(raiz)}</code>
      <div className={classes.acoes}>
        {/* As the program that recounts everything takes it. */}
        <BotaoCopiar texto={`${tamanho}:${raiz}`}>Copiar o código</BotaoCopiar>
        <Botao para="/transparencia">Conferir as doações</Botao>
      </div>
    </Cartao>
  );
}
