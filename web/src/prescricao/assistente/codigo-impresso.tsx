import { IconTicket } from '@tabler/icons-react';
import { CampoDoCodigo } from '../../compartilhado/indicacao/campo-do-codigo';
import { LerCartao } from '../../compartilhado/indicacao/ler-cartao';
import { Botao } from '../../ui/botao';
import classes from './formulario.module.css';

type CodigoImpressoProps = {
  codigo: string | null;
  mudar: (codigo: string | null) => void;
  error: string | undefined;
  onBlur: () => void;
};

/** A partner who hands out printed cards registers the card's code instead of getting a new one. */
export function CodigoImpresso({ codigo, mudar, ...campo }: CodigoImpressoProps) {
  if (codigo === null) {
    return (
      <div className={classes.oferta}>
        <Botao tom="texto" icone={<IconTicket size={20} aria-hidden />} onClick={() => mudar('')}>
          Usar código impresso
        </Botao>
      </div>
    );
  }
  return (
    <div className={classes.impresso}>
      <CampoDoCodigo
        label="Código impresso"
        autoFocus={codigo === ''}
        className={classes.codigo ?? ''}
        value={codigo}
        onChange={mudar}
        {...campo}
      />
      <LerCartao aoLer={mudar} />
      <Botao tom="texto" onClick={() => mudar(null)}>
        Gerar um código novo
      </Botao>
    </div>
  );
}
